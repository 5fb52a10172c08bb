import { limits } from '../shared/limits.ts';
import type { DateProperty } from './filter.ts';

export type SortBy =
  | { readonly entity: 'record'; readonly property: DateProperty }
  | { readonly entity: 'metadata'; readonly property: string }
  | { readonly entity: 'suggestion'; readonly question: string; readonly of: 'score' | 'value' }
  | { readonly entity: 'response'; readonly question: string };

export interface Sort {
  readonly by: SortBy;
  readonly order: 'asc' | 'desc';
}

export function sameSubject(a: SortBy, b: SortBy): boolean {
  if (a.entity === 'suggestion') return b.entity === 'suggestion' && a.question === b.question && a.of === b.of;
  if (a.entity === 'response') return b.entity === 'response' && a.question === b.question;
  return a.entity === b.entity && a.property === b.property;
}

export function addSort(sorts: readonly Sort[], by: SortBy): readonly Sort[] {
  return tidySorts([...sorts, { by, order: 'asc' }]);
}

export function removeSort(sorts: readonly Sort[], by: SortBy): readonly Sort[] {
  return sorts.filter((sort) => !sameSubject(sort.by, by));
}

export function flipSort(sorts: readonly Sort[], by: SortBy): readonly Sort[] {
  return sorts.map((sort) => (sameSubject(sort.by, by) ? { by, order: sort.order === 'asc' ? 'desc' : 'asc' } : sort));
}

/** Replaces the subject of a level, unless another level sorts by it. */
export function changeSort(sorts: readonly Sort[], from: SortBy, to: SortBy): readonly Sort[] {
  if (sorts.some((sort) => sameSubject(sort.by, to))) return sorts;
  return sorts.map((sort) => (sameSubject(sort.by, from) ? { ...sort, by: to } : sort));
}

export const nameOf = (by: SortBy): string =>
  by.entity === 'metadata' || by.entity === 'record' ? by.property : by.question;

export function moveSortTo(sorts: readonly Sort[], by: SortBy, to: number): readonly Sort[] {
  const moved = sorts.find((sort) => sameSubject(sort.by, by));
  return moved && sorts[to] ? removeSort(sorts, by).toSpliced(to, 0, moved) : sorts;
}

export function tidySorts(sorts: readonly Sort[]): readonly Sort[] {
  return sorts.filter(({ by }) => nameOf(by) !== '').reduce<readonly Sort[]>(keepOnce, []);
}

function keepOnce(kept: readonly Sort[], sort: Sort): readonly Sort[] {
  const isOver = kept.length === limits.maxSortLevels || kept.some((other) => sameSubject(other.by, sort.by));
  return isOver ? kept : [...kept, sort];
}
