import { fireEvent, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { absent, allOf, anyOf, between, type Condition, present, toggleValue } from '#domain/criteria/condition.ts';
import {
  conditionOn,
  type Filter,
  type FilterTarget,
  type filterGroups,
  removeFilter,
  setFilter,
} from '#domain/criteria/filter.ts';
import { agents, externalIdOf, labels, sources, topics } from './dataset.ts';
import { titleOf } from './expected-texts.ts';
import { theControl } from './shown.ts';

type Previous = Condition | undefined;
type Match = 'any' | 'all';

export interface ConditionChange {
  readonly name: string;
  readonly match?: Match;
  readonly result: (had: Previous, match: Match) => Previous;
  readonly apply: (editor: HTMLElement) => Promise<void> | void;
}

const type = (editor: HTMLElement, role: 'spinbutton' | 'textbox', name: string, value: string) =>
  fireEvent.change(theControl(role, name, editor), { target: { value } });

const tick = (values: readonly string[], has: 'one' | 'several', textOf = (value: string) => value) =>
  fc.constantFrom(...values).map(
    (value): ConditionChange => ({
      name: `tick ${value}`,
      result: (had, match) => (!had && has === 'several' && match === 'all' ? allOf(value) : toggleValue(had, value)),
      apply: async (editor) => {
        fireEvent.click(await waitFor(() => within(editor).getByText(textOf(value))));
      },
    }),
  );

const matching = fc.constantFrom<Match[]>('any', 'all').map(
  (match): ConditionChange => ({
    name: `match ${match}`,
    match,
    result: (had) => (had?.kind === 'terms' ? { ...had, match } : had),
    apply: (editor) => void fireEvent.click(theControl('radio', `${match} of them`, editor)),
  }),
);

const range = (least: number, most: number, parts = 1) =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most }))
    .map((bounds): ConditionChange => {
      const [from, to] = bounds.toSorted((a, b) => a - b).map((bound) => bound / parts) as [number, number];
      return {
        name: `from ${from} to ${to}`,
        result: () => between(from, to),
        apply: (editor) => {
          type(editor, 'spinbutton', 'To', `${to}`);
          type(editor, 'spinbutton', 'From', `${from}`);
        },
      };
    });

const presence = fc.constantFrom(present, absent).map(
  (wanted): ConditionChange => ({
    name: wanted === present ? 'present' : 'absent',
    result: () => wanted,
    apply: (editor) =>
      void fireEvent.click(theControl('radio', wanted === present ? 'answered' : 'not answered', editor)),
  }),
);

const ids = fc.uniqueArray(fc.nat(40), { minLength: 1, maxLength: 5 }).map((numbers): ConditionChange => {
  const wanted = numbers.map(externalIdOf);
  return {
    name: wanted.join(' '),
    result: () => anyOf(...wanted),
    apply: (editor) => void type(editor, 'textbox', 'External ID', wanted.join('\n')),
  };
});

/** Range from the start of the first day to the end of the last. */
const days = fc.tuple(fc.constantFrom(2020, 2999), fc.integer({ min: 1, max: 12 })).map(
  ([year, month]): ConditionChange => ({
    name: `since ${year}-${month}`,
    result: (had) => between(new Date(year, month - 1, 1).getTime(), had?.kind === 'range' ? had.to : undefined),
    apply: (editor) => {
      const day = `${year}-${`${month}`.padStart(2, '0')}-01`;
      fireEvent.change(within(editor).getByLabelText('From'), { target: { value: day } });
    },
  }),
);

const upper = (value: string) => value.toUpperCase();
const severalOf = (values: readonly string[]) => fc.oneof(tick(values, 'several', upper), matching);

type Subject = readonly [target: FilterTarget, deed: fc.Arbitrary<ConditionChange>];

const subjects: readonly Subject[] = [
  [{ on: 'metadata', property: 'source' }, tick(sources, 'one')],
  [{ on: 'metadata', property: 'length' }, range(0, 330)],
  [{ on: 'metadata', property: 'score' }, range(0, 34, 2)],
  [{ on: 'response', question: 'label' }, tick(labels, 'one', upper)],
  [{ on: 'response', question: 'topics' }, severalOf(topics)],
  [{ on: 'response', question: 'stars' }, range(0, 10)],
  [{ on: 'response', question: 'order' }, tick(['r1', 'r2', 'r3'], 'one', upper)],
  [{ on: 'response', question: 'ents' }, severalOf(['person', 'event'])],
  [{ on: 'response', question: 'comment' }, presence],
  [{ on: 'suggestion', question: 'label', of: 'value' }, tick(labels, 'one', upper)],
  [{ on: 'suggestion', question: 'label', of: 'score' }, range(0, 100, 100)],
  [{ on: 'suggestion', question: 'label', of: 'agent' }, tick(agents, 'one')],
  [{ on: 'suggestion', question: 'topics', of: 'value' }, severalOf(topics)],
  [{ on: 'suggestion', question: 'stars', of: 'value' }, range(0, 10)],
  [{ on: 'suggestion', question: 'comment', of: 'value' }, presence],
  [{ on: 'record', property: 'insertedAt' }, days],
  [{ on: 'record', property: 'externalId' }, ids],
];

export interface Choice {
  readonly target: FilterTarget;
  readonly changes: readonly ConditionChange[];
}

export const anyChoice: fc.Arbitrary<Choice> = fc
  .constantFrom(...subjects)
  .chain(([target, deed]) => fc.array(deed, { minLength: 1, maxLength: 3 }).map((changes) => ({ target, changes })));

export function filtersAfter(filters: readonly Filter[], { target, changes }: Choice): readonly Filter[] {
  let match: Match = 'all';
  return changes.reduce((now, deed) => {
    match = deed.match ?? match;
    const next = deed.result(conditionOn(now, target), match);
    return next ? setFilter(now, { ...target, condition: next }) : removeFilter(now, target);
  }, filters);
}

const groups: Readonly<Record<(typeof filterGroups)[number], string>> = {
  metadata: 'Metadata',
  response: 'Responses',
  answers: 'All answers',
  suggestion: 'Suggestions',
  record: 'Record',
};

export const subjectOf = ({ target }: Choice, menu: HTMLElement) =>
  theControl('button', titleOf(target), theControl('region', groups[target.on], menu));
