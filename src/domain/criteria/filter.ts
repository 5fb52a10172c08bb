import { limits } from '../shared/limits.ts';
import { asksForAll, type Condition, tidyCondition } from './condition.ts';

export const dateProperties = ['insertedAt', 'updatedAt'] as const;
export const idProperties = ['id', 'externalId'] as const;
/** `answeredAt` is the time of the last submitted answer of any user. */
export const recordProperties = [...dateProperties, 'answeredAt', ...idProperties] as const;
export type DateProperty = (typeof dateProperties)[number];
export type RecordProperty = (typeof recordProperties)[number];

export const teamProperties = ['value', 'blind', 'difference'] as const;
export const suggestionProperties = ['value', 'score', 'agent'] as const;

/** A search has at most one filter for each target. */
export type FilterTarget =
  | { readonly on: 'metadata'; readonly property: string }
  | { readonly on: 'response'; readonly question: string }
  | { readonly on: 'suggestion'; readonly question: string; readonly of: (typeof suggestionProperties)[number] }
  | { readonly on: 'record'; readonly property: RecordProperty }
  | TeamTarget;

/** Submitted answers of all users: their values, those given without a suggestion in view, or whether they differ. */
interface TeamTarget {
  readonly on: 'answers';
  readonly question: string;
  readonly of: (typeof teamProperties)[number];
  /** Usernames, at least two for a difference; none for all users. */
  readonly people: readonly string[];
}

/** Ranges of dates are in milliseconds since 1970. */
export type Filter = FilterTarget & { readonly condition: Condition };

export const filterGroups = ['metadata', 'response', 'answers', 'suggestion', 'record'] as const;

export function sameTarget(a: FilterTarget, b: FilterTarget): boolean {
  if (a.on === 'suggestion') return b.on === 'suggestion' && a.question === b.question && a.of === b.of;
  if (a.on === 'answers') return b.on === 'answers' && keyOfTarget(a) === keyOfTarget(b);
  if (a.on === 'response') return b.on === 'response' && a.question === b.question;
  return a.on === b.on && a.property === b.property;
}

export const nameOf = (target: FilterTarget): string =>
  target.on === 'metadata' || target.on === 'record' ? target.property : target.question;

/** A unique key; titles may be equal. */
export const keyOfTarget = (target: FilterTarget): string =>
  JSON.stringify([
    target.on,
    nameOf(target),
    'of' in target ? target.of : undefined,
    target.on === 'answers' ? target.people : [],
  ]);

export const conditionOn = (filters: readonly Filter[], target: FilterTarget): Condition | undefined =>
  filters.find((filter) => sameTarget(filter, target))?.condition;

export function setFilter(filters: readonly Filter[], filter: Filter): readonly Filter[] {
  const replaces = filters.some((other) => sameTarget(other, filter));
  const next = replaces ? filters.map((other) => (sameTarget(other, filter) ? filter : other)) : [...filters, filter];
  return tidyFilters(next);
}

export function removeFilter(filters: readonly Filter[], target: FilterTarget): readonly Filter[] {
  return filters.filter((filter) => !sameTarget(filter, target));
}

/** Keeps the first filter of each target, and drops unsupported ones. */
export function tidyFilters(filters: readonly Filter[]): readonly Filter[] {
  const usable = filters.flatMap((filter) => tidyFilter(filter) ?? []);
  const once = usable.reduce<readonly Filter[]>(keepOnce, []);
  return filterGroups.flatMap((group) => once.filter(({ on }) => on === group));
}

function keepOnce(kept: readonly Filter[], filter: Filter): readonly Filter[] {
  const room = kept.reduce<number>((left, { condition }) => left - conditionCount(condition), limits.maxSearchFilters);
  if (room === 0 || kept.some((other) => sameTarget(other, filter))) return kept;
  return [...kept, { ...filter, condition: limitValues(filter.condition, room) }];
}

/** A search counts one condition for each value that must match. */
const conditionCount = (condition: Condition) => (asksForAll(condition) ? condition.values.length : 1);

const limitValues = (condition: Condition, room: number): Condition =>
  asksForAll(condition) ? { ...condition, values: condition.values.slice(0, room) } : condition;

function tidyFilter(filter: Filter): Filter | undefined {
  const condition = tidyCondition(filter.condition);
  return condition && nameOf(filter) !== '' && isSupported(filter, condition) ? { ...filter, condition } : undefined;
}

function isSupported(target: FilterTarget, condition: Condition): boolean {
  switch (target.on) {
    case 'metadata':
      return condition.kind !== 'presence';
    case 'response':
      return true;
    case 'suggestion':
      return target.of === 'value' || condition.kind === (target.of === 'score' ? 'range' : 'terms');
    case 'record':
      return isIdProperty(target.property) ? condition.kind === 'terms' : isValidPeriod(condition);
    case 'answers':
      return isSupportedOfTeam(target, condition);
  }
}

const isSupportedOfTeam = ({ of, people }: TeamTarget, { kind }: Condition) =>
  of !== 'difference' || (kind !== 'range' && people.length !== 1);

// the years 1 to 9999, which every server can read
const minTimeMs = -62_135_596_800_000;
const maxTimeMs = 253_402_300_799_999;
const isSupportedTime = (time: number | undefined) => time === undefined || (time >= minTimeMs && time <= maxTimeMs);

function isValidPeriod(condition: Condition): boolean {
  return condition.kind === 'range' && isSupportedTime(condition.from) && isSupportedTime(condition.to);
}

const isIdProperty = (property: RecordProperty) => idProperties.some((id) => id === property);
