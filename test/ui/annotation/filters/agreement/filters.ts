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
import { theControl } from './shown.ts';
import { titleOf } from './told.ts';

type Had = Condition | undefined;
type Match = 'any' | 'all';

/** A change to a condition in its editor, and the condition that results. */
export interface Deed {
  readonly name: string;
  /** Match mode of later changes. */
  readonly match?: Match;
  readonly to: (had: Had, match: Match) => Had;
  readonly by: (editor: HTMLElement) => Promise<void> | void;
}

const type = (editor: HTMLElement, role: 'spinbutton' | 'textbox', name: string, value: string) =>
  fireEvent.change(theControl(role, name, editor), { target: { value } });

const tick = (values: readonly string[], has: 'one' | 'several', textOf = (value: string) => value) =>
  fc.constantFrom(...values).map(
    (value): Deed => ({
      name: `tick ${value}`,
      to: (had, match) => (!had && has === 'several' && match === 'all' ? allOf(value) : toggleValue(had, value)),
      by: async (editor) => {
        fireEvent.click(await waitFor(() => within(editor).getByText(textOf(value))));
      },
    }),
  );

const matching = fc.constantFrom<Match[]>('any', 'all').map(
  (match): Deed => ({
    name: `match ${match}`,
    match,
    to: (had) => (had?.kind === 'terms' ? { ...had, match } : had),
    by: (editor) => void fireEvent.click(theControl('radio', `${match} of them`, editor)),
  }),
);

const range = (least: number, most: number, parts = 1) =>
  fc.tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most })).map((bounds): Deed => {
    const [from, to] = bounds.toSorted((a, b) => a - b).map((bound) => bound / parts) as [number, number];
    return {
      name: `from ${from} to ${to}`,
      to: () => between(from, to),
      by: (editor) => {
        type(editor, 'spinbutton', 'To', `${to}`);
        type(editor, 'spinbutton', 'From', `${from}`);
      },
    };
  });

const presence = fc.constantFrom(present, absent).map(
  (wanted): Deed => ({
    name: wanted === present ? 'present' : 'absent',
    to: () => wanted,
    by: (editor) => void fireEvent.click(theControl('radio', wanted === present ? 'answered' : 'not answered', editor)),
  }),
);

const ids = fc.uniqueArray(fc.nat(40), { minLength: 1, maxLength: 5 }).map((numbers): Deed => {
  const wanted = numbers.map(externalIdOf);
  return {
    name: wanted.join(' '),
    to: () => anyOf(...wanted),
    by: (editor) => void type(editor, 'textbox', 'External id', wanted.join('\n')),
  };
});

/** Range from the start of the first day to the end of the last. */
const days = fc.tuple(fc.constantFrom(2020, 2999), fc.integer({ min: 1, max: 12 })).map(
  ([year, month]): Deed => ({
    name: `since ${year}-${month}`,
    to: (had) => between(new Date(year, month - 1, 1).getTime(), had?.kind === 'range' ? had.to : undefined),
    by: (editor) => {
      const day = `${year}-${`${month}`.padStart(2, '0')}-01`;
      fireEvent.change(within(editor).getByLabelText('From'), { target: { value: day } });
    },
  }),
);

const upper = (value: string) => value.toUpperCase();
const severalOf = (values: readonly string[]) => fc.oneof(tick(values, 'several', upper), matching);

type Subject = readonly [target: FilterTarget, deed: fc.Arbitrary<Deed>];

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

/** A filter subject and the changes made to it in order. */
export interface Choice {
  readonly target: FilterTarget;
  readonly deeds: readonly Deed[];
}

export const anyChoice: fc.Arbitrary<Choice> = fc
  .constantFrom(...subjects)
  .chain(([target, deed]) => fc.array(deed, { minLength: 1, maxLength: 3 }).map((deeds) => ({ target, deeds })));

/** The filters that result. */
export function filtersAfter(filters: readonly Filter[], { target, deeds }: Choice): readonly Filter[] {
  let match: Match = 'all';
  return deeds.reduce((now, deed) => {
    match = deed.match ?? match;
    const next = deed.to(conditionOn(now, target), match);
    return next ? setFilter(now, { ...target, condition: next }) : removeFilter(now, target);
  }, filters);
}

const groups: Readonly<Record<(typeof filterGroups)[number], string>> = {
  metadata: 'Metadata',
  response: 'Responses',
  suggestion: 'Suggestions',
  record: 'Record',
};

/** Opens the editor of the subject in the menu. */
export const subjectOf = ({ target }: Choice, menu: HTMLElement) =>
  theControl('button', titleOf(target), theControl('region', groups[target.on], menu));
