import { limits } from '../shared/limits.ts';

export interface TermsCondition {
  readonly kind: 'terms';
  readonly values: readonly string[];
  readonly match: 'any' | 'all';
}

export type Condition =
  | TermsCondition
  | { readonly kind: 'range'; readonly from: number | undefined; readonly to: number | undefined }
  | { readonly kind: 'presence'; readonly present: boolean };

export const anyOf = (...values: readonly string[]): Condition => ({ kind: 'terms', values, match: 'any' });
export const allOf = (...values: readonly string[]): Condition => ({ kind: 'terms', values, match: 'all' });
export const between = (from: number | undefined, to: number | undefined): Condition => ({ kind: 'range', from, to });
export const present: Condition = { kind: 'presence', present: true };
export const absent: Condition = { kind: 'presence', present: false };

export const asksForAll = (condition: Condition): condition is TermsCondition =>
  condition.kind === 'terms' && condition.match === 'all';

/** Normalises a condition; undefined when it is empty or impossible. */
export function tidyCondition(condition: Condition): Condition | undefined {
  switch (condition.kind) {
    case 'terms':
      return tidyTerms(condition.values, condition.match);
    case 'range':
      return tidyRange(condition.from, condition.to);
    case 'presence':
      return condition;
  }
}

export function toggleValue(condition: Condition | undefined, value: string): Condition {
  if (condition?.kind !== 'terms') return anyOf(value);
  const without = condition.values.filter((chosen) => chosen !== value);
  const isChosen = without.length < condition.values.length;
  return { ...condition, values: isChosen ? without : [...condition.values, value] };
}

function tidyTerms(values: readonly string[], match: 'any' | 'all'): Condition | undefined {
  const once = [...new Set(values)].slice(0, limits.maxFilterValues);
  return once.length === 0 ? undefined : { kind: 'terms', values: once, match };
}

function tidyRange(from: number | undefined, to: number | undefined): Condition | undefined {
  const low = bound(from);
  const high = bound(to);
  if (low === undefined && high === undefined) return undefined;
  if (low !== undefined && high !== undefined && low > high) return undefined;
  return { kind: 'range', from: low, to: high };
}

function bound(value: number | undefined): number | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined;
  return value + 0; // minus zero becomes zero, which is how it is written
}
