import type { CSSProperties } from 'react';

/** Background of a cell, by a share from 0 to 1; the number is always in the cell too. */
export const shaded = (share: number) => ({ '--share': `${Math.round(share * 30)}%` }) as CSSProperties;
