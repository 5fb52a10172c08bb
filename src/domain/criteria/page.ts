export type Page =
  | { readonly mode: 'focus'; readonly position: number }
  | { readonly mode: 'bulk'; readonly first: number; readonly size: number };

export const firstRecord: Page = { mode: 'focus', position: 1 };
