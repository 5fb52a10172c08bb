import type { Criteria } from './criteria.ts';
import { filterGroups } from './filter.ts';
import { writeCriteria } from './url/write.ts';

export type CriteriaPart = keyof Criteria;

/** Criteria are equal exactly when their addresses are. */
export function changedParts(a: Criteria, b: Criteria): readonly CriteriaPart[] {
  const before = writeCriteria(a);
  const after = writeCriteria(b);
  return parts.filter((part) => parametersOf[part].some((name) => before[name] !== after[name]));
}

export const sameCriteria = (a: Criteria, b: Criteria) => changedParts(a, b).length === 0;

export const sameRecords = (a: Criteria, b: Criteria) => changedParts(a, b).every((part) => part === 'page');

/** In focus view, the user can step from one to the other. */
export const canStepBetween = (a: Criteria, b: Criteria) =>
  a.page.mode === 'focus' && b.page.mode === 'focus' && sameRecords(a, b);

const parametersOf: Readonly<Record<CriteriaPart, readonly string[]>> = {
  status: ['status'],
  search: ['search'],
  filters: filterGroups,
  sort: ['sort'],
  similarity: ['similarity'],
  page: ['page'],
};
const parts = ['status', 'search', 'filters', 'sort', 'similarity', 'page'] as const satisfies readonly CriteriaPart[];
