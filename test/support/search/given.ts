import fc from 'fast-check';
import type { FilterTarget } from '#domain/criteria/filter.ts';

const sources = ['web', 'mail', 'U.S.', 'a~b', '🙂', 'עברית'];
const labels = ['negative', 'neutral', 'positive'] as const;
const topics = ['a', 'b', 'c', 'd'] as const;
const ranked = ['r1', 'r2', 'r3'] as const;
const spans = ['person', 'event'] as const;
const agents = ['gpt-4.0', 'claude', 'anne, "the" 1st'];

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** Each part with a probability of nine tenths. */
function most<T extends object>(parts: { readonly [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<Partial<T>> {
  const entries = Object.entries<fc.Arbitrary<unknown>>(parts);
  const known = fc.tuple(
    ...entries.map(([name, part]) =>
      fc.option(
        part.map((value) => [name, value] as const),
        { freq: 9 },
      ),
    ),
  );
  return known.map((found) => Object.fromEntries(found.filter((each) => each !== null)) as Partial<T>);
}
const hundredth = fc.integer({ min: 0, max: 100 }).map((parts) => parts / 100);
const severalOf = <T>(values: readonly T[]) => fc.shuffledSubarray([...values], { minLength: 1 });

const answers = {
  label: fc.constantFrom(...labels),
  topics: severalOf(topics),
  stars: fc.integer({ min: 0, max: 10 }),
  order: fc.shuffledSubarray([...ranked], { minLength: 3 }),
  ents: severalOf(spans),
  comment: fc.constantFrom('Good', 'Bad'),
};

const mine = fc.oneof(
  fc.record({
    status: fc.constant('submitted' as const),
    values: fc.tuple(most(answers), answers.label).map(([values, label]) => ({ ...values, label })),
  }),
  fc.record({
    status: fc.constantFrom('draft' as const, 'discarded' as const),
    values: most(answers),
  }),
);

const suggested = <T>(value: fc.Arbitrary<T>) =>
  fc
    .tuple(value, most({ score: hundredth, agent: fc.constantFrom(...agents) }))
    .map(([value, more]) => ({ ...more, value }));

export const given = fc.record({
  insertedAt: fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2026, 0) }),
  metadata: most({
    source: fc.oneof(fc.constantFrom(...sources), severalOf(sources)),
    length: fc.integer({ min: -50, max: 500 }),
    score: fc.integer({ min: -40, max: 40 }).map((parts) => parts / 8),
  }),
  suggestions: most({
    label: suggested(answers.label),
    topics: answers.topics.chain((value) =>
      fc.array(hundredth, { minLength: value.length, maxLength: value.length }).map((score) => ({ value, score })),
    ),
    stars: suggested(answers.stars),
    order: suggested(answers.order),
    ents: suggested(answers.ents),
    comment: suggested(answers.comment),
  }),
  mine: some(mine),
  theirs: some(answers.label),
});

export type SearchInput = typeof given extends fc.Arbitrary<infer T> ? T : never;

export interface Known extends SearchInput {
  readonly id: string;
  readonly externalId: string;
}

const listed = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : ([value].flat() as readonly T[]);

/** A filter on a ranking looks at the first option. */
const held = (question: string, value: unknown) =>
  listed(question === 'order' ? listed(value).slice(0, 1) : value) as readonly (string | number)[];

type Loose = Readonly<Record<string, unknown>> | undefined;

export function factsOf(record: Known, target: FilterTarget): readonly (string | number)[] {
  switch (target.on) {
    case 'metadata':
      return held('', (record.metadata as Loose)?.[target.property]);
    case 'response':
      return held(target.question, (record.mine?.values as Loose)?.[target.question]);
    case 'suggestion': {
      const suggestion = (record.suggestions as Loose)?.[target.question] as Loose;
      return held(target.of === 'value' ? target.question : '', suggestion?.[target.of]);
    }
    case 'record':
      return held('', (record as unknown as Loose)?.[target.property]);
    case 'answers':
      throw new Error('The known records have no answers of others');
  }
}
