import type { FilterTarget } from '#domain/criteria/filter.ts';

/** The menu that is open, and what of it. */
export type Opened =
  | { readonly menu: 'filters'; readonly target?: FilterTarget | undefined }
  | { readonly menu: 'sort' };
