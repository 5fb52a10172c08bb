import type { Criteria } from '../criteria/criteria.ts';
import type { Filter } from '../criteria/filter.ts';
import type { QueryPairs } from '../criteria/url/query.ts';

/** Limits the figures to answers of some users, and of some days. */
export interface AnswerLimits {
  /** Usernames; all users if empty. */
  readonly people: readonly string[];
  /** First and last day, as `2026-11-29`; empty without a limit. */
  readonly since: string;
  readonly until: string;
}

/** Records and answers that the figures are about. */
export interface QualityView {
  readonly criteria: Criteria;
  readonly limits: AnswerLimits;
}

/** Parameters of an address; others belong to the search. */
export const limitParameters = ['person', 'since', 'until'] as const;

const startOf = (day: string) => new Date(`${day}T00:00`);

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOf(text).getTime());

/** Ignores invalid parts of an address. */
export function readAnswerLimits(address: QueryPairs): AnswerLimits {
  const pairs = [...address];
  const valuesOf = (wanted: (typeof limitParameters)[number]) =>
    pairs.flatMap(([name, value]) => (name === wanted ? [value] : []));
  const dayOf = (name: 'since' | 'until') => valuesOf(name).find(isDay) ?? '';
  const people = valuesOf('person').filter((name) => name !== '');
  return { people: [...new Set(people)], since: dayOf('since'), until: dayOf('until') };
}

type Pair = readonly [name: (typeof limitParameters)[number], value: string];

export const writeAnswerLimits = ({ people, since, until }: AnswerLimits): readonly Pair[] => {
  const pairs: readonly Pair[] = [
    ...people.map((name) => ['person', name] as const),
    ['since', since],
    ['until', until],
  ];
  return pairs.filter(([, value]) => value !== '');
};

/** Moments in UTC: the start of the first day, and the end of the last, in the time zone of the user. */
export function momentsOf({ since, until }: AnswerLimits): {
  readonly from: string | null;
  readonly to: string | null;
} {
  const end = startOf(until);
  end.setDate(end.getDate() + 1);
  return {
    from: since === '' ? null : startOf(since).toISOString(),
    to: until === '' ? null : end.toISOString(),
  };
}

/** No filter limits answers to a time. */
export const areOfSomeDays = ({ since, until }: AnswerLimits): boolean => since !== '' || until !== '';

/** Filters for the records that a figure of these answers counts; undefined if none find them. */
export function filtersWithin(filters: readonly Filter[], limits: AnswerLimits): readonly Filter[] | undefined {
  const areAboutAnswers = filters.some(({ on }) => on === 'answers');
  if (areAboutAnswers && areOfSomeDays(limits)) return undefined;
  const { people } = limits;
  const isAboutLastAnswer = filters.some((filter) => filter.on === 'record' && filter.property === 'answeredAt');
  if (isAboutLastAnswer && people.length > 0) return undefined; // the filter is about the answers of all users
  return filters.map((filter) =>
    filter.on === 'answers' && filter.people.length === 0 ? { ...filter, people } : filter,
  );
}
