import { limits } from '../../shared/limits.ts';

export interface RecordSelection {
  readonly ids: ReadonlySet<string>;
  /** The record selected last, where a range starts. */
  readonly anchor: string | undefined;
  /** All matching records are selected, not only those of the page. */
  readonly isEverything: boolean;
}

export const nothingSelected: RecordSelection = { ids: new Set(), anchor: undefined, isEverything: false };

export const toggleRecord = ({ ids, anchor }: RecordSelection, id: string): RecordSelection =>
  ids.has(id)
    ? {
        ids: new Set([...ids].filter((each) => each !== id)),
        anchor: anchor === id ? undefined : anchor,
        isEverything: false,
      }
    : selectionOf([...ids, id], id);

export function selectRange(selection: RecordSelection, id: string, page: readonly string[]): RecordSelection {
  const [from, to] = [page.indexOf(selection.anchor ?? id), page.indexOf(id)];
  if (from < 0 || to < 0) return selection.ids.has(id) ? selection : toggleRecord(selection, id);
  return selectionOf([...selection.ids, ...page.slice(Math.min(from, to), Math.max(from, to) + 1)], id);
}

export const togglePage = (selection: RecordSelection, page: readonly string[]): RecordSelection =>
  isPageSelected(selection, page)
    ? selectionOf([...selection.ids].filter((id) => !page.includes(id)))
    : selectionOf([...selection.ids, ...page]);

export const selectEverything = (ids: readonly string[]): RecordSelection => ({
  ...selectionOf(ids.slice(0, limits.maxSelectedRecords)),
  isEverything: true,
});

export const isPageSelected = ({ ids }: RecordSelection, page: readonly string[]): boolean =>
  page.length > 0 && page.every((id) => ids.has(id));

export const canSelectEverything = (selection: RecordSelection, page: readonly string[], total: number): boolean =>
  !selection.isEverything && total > page.length && isPageSelected(selection, page);

const selectionOf = (ids: readonly string[], anchor?: string): RecordSelection => ({
  ids: new Set(ids),
  anchor,
  isEverything: false,
});
