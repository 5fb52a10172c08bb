const lowest = 24;
const highest = 4000;
const changes = 200;

export interface Height {
  readonly pixels: number;
  /** How often it may still change while the same content is shown. */
  readonly left: number;
}

/** Where a new content begins: as high as the one before, so that nothing jumps. */
export const begin = (pixels: number = lowest): Height => ({ pixels, left: changes });

/** Beyond the bounds the frame scrolls; one that never settles is left as it is. */
export function told({ pixels, left }: Height, height: number): Height {
  if (left === 0) return { pixels, left };
  const wanted = Math.ceil(Math.min(highest, Math.max(lowest, height)));
  return wanted === pixels ? { pixels, left } : { pixels: wanted, left: left - 1 };
}
