import { limits } from '../shared/limits.ts';

export type Page =
  | { readonly mode: 'focus'; readonly position: number }
  | { readonly mode: 'bulk'; readonly first: number; readonly size: number };

export type PageSize = (typeof limits.pageSizes)[number];

export const firstRecord: Page = { mode: 'focus', position: 1 };
export const defaultPageSize: PageSize = limits.pageSizes[0];

export const isPageSize = (size: number): size is PageSize => limits.pageSizes.some((known) => known === size);
export const isPosition = (position: number) => Number.isSafeInteger(position) && position >= 1;

export function validPage(page: Page): Page {
  if (page.mode === 'focus') return isPosition(page.position) ? page : firstRecord;
  return isPosition(page.first) && isPageSize(page.size) ? page : firstRecord;
}

/** Position of the first record, from 1. */
export const positionOf = (page: Page) => (page.mode === 'focus' ? page.position : page.first);
export const recordsOn = (page: Page) => (page.mode === 'focus' ? 1 : page.size);

export const hasPrevious = (page: Page) => positionOf(page) > 1;
export const hasNext = (page: Page, total: number) => positionOf(page) + recordsOn(page) <= total;

export const firstPage = (page: Page) => startingAt(page, 1);
export const nextPage = (page: Page) => startingAt(page, positionOf(page) + recordsOn(page));
export const previousPage = (page: Page) => startingAt(page, Math.max(1, positionOf(page) - recordsOn(page)));

export const shiftedBy = (page: Page, by: number) => startingAt(page, Math.max(1, positionOf(page) - by));

export function parsePosition(text: string, total: number): number | undefined {
  const digits = text.replace(/[\s.,'’]/g, ''); // thousands separators
  return /^[-+]?\d+$/.test(digits) ? Math.min(Math.max(1, Number(digits)), total) : undefined;
}

export function withPageSize(page: Page, size: number): Page {
  return isPageSize(size) ? { mode: 'bulk', first: 1, size } : page;
}

export const asFocus = (page: Page): Page => ({ mode: 'focus', position: positionOf(page) });

export function asBulk(page: Page, size: PageSize = defaultPageSize): Page {
  if (page.mode === 'bulk') return page;
  return { mode: 'bulk', first: page.position - ((page.position - 1) % size), size };
}

export function startingAt(page: Page, position: number): Page {
  return page.mode === 'focus' ? { mode: 'focus', position } : { ...page, first: position };
}
