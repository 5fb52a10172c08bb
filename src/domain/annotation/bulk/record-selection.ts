import { limits } from '../../shared/limits.ts';

/** The records chosen for a bulk action, by id. */
export interface RecordSelection {
  readonly ids: ReadonlySet<string>;
  /** Where a range begins: the record chosen last. */
  readonly anchor: string | undefined;
  /** All records that match, not only those of a page. */
  readonly isEverything: boolean;
}

export const nothingSelected: RecordSelection = { ids: new Set(), anchor: undefined, isEverything: false };

/** Selects a record or takes it out. */
export const toggleRecord = ({ ids, anchor }: RecordSelection, id: string): RecordSelection =>
  ids.has(id)
    ? {
        ids: new Set([...ids].filter((each) => each !== id)),
        anchor: anchor === id ? undefined : anchor,
        isEverything: false,
      }
    : selectionOf([...ids, id], id);

/** Selects all records between the one chosen last and this one. */
export function selectRange(selection: RecordSelection, id: string, page: readonly string[]): RecordSelection {
  const [from, to] = [page.indexOf(selection.anchor ?? id), page.indexOf(id)];
  if (from < 0 || to < 0) return selection.ids.has(id) ? selection : toggleRecord(selection, id);
  return selectionOf([...selection.ids, ...page.slice(Math.min(from, to), Math.max(from, to) + 1)], id);
}

/** Selects all records of a page, or none of them if all are selected. */
export const togglePage = (selection: RecordSelection, page: readonly string[]): RecordSelection =>
  isPageSelected(selection, page)
    ? selectionOf([...selection.ids].filter((id) => !page.includes(id)))
    : selectionOf([...selection.ids, ...page]);

/** Selects all records that match, as far as that goes. */
export const selectEverything = (ids: readonly string[]): RecordSelection => ({
  ...selectionOf(ids.slice(0, limits.maxSelectedRecords)),
  isEverything: true,
});

export const isPageSelected = ({ ids }: RecordSelection, page: readonly string[]): boolean =>
  page.length > 0 && page.every((id) => ids.has(id));

/** Offered once a page is selected of a list that is longer than it. */
export const canSelectEverything = (selection: RecordSelection, page: readonly string[], total: number): boolean =>
  !selection.isEverything && total > page.length && isPageSelected(selection, page);

const selectionOf = (ids: readonly string[], anchor?: string): RecordSelection => ({
  ids: new Set(ids),
  anchor,
  isEverything: false,
});
