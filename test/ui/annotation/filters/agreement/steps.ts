import { act, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import {
  type Criteria,
  clearFiltersAndSort,
  ownStatuses,
  withCriteria,
  withPage,
  withStatus,
} from '#domain/criteria/criteria.ts';
import { removeFilter } from '#domain/criteria/filter.ts';
import {
  asBulk,
  asFocus,
  hasNext,
  hasPrevious,
  nextPage,
  previousPage,
  startingAt,
  withPageSize,
} from '#domain/criteria/page.ts';
import { searchInField, textSearch } from '#domain/criteria/search.ts';
import { type Similarity, similarTo } from '#domain/criteria/similarity.ts';
import {
  addSort,
  flipSort,
  moveSortTo,
  removeSort,
  type Sort,
  type SortBy,
  sameSubject,
} from '#domain/criteria/sort.ts';
import { limits } from '#domain/shared/limits.ts';
import { titleOf, titleOfSort } from './expected-texts.ts';
import { anyChoice, type Choice, filtersAfter, subjectOf } from './filters.ts';
import { chips, controls, theControl } from './shown.ts';
import type { Walker } from './walker.ts';

export interface WalkState {
  readonly criteria: Criteria;
  readonly total: number;
  readonly idleField: string | undefined;
  readonly ids: readonly string[];
}

export interface Step {
  readonly name: string;
  readonly can?: (now: WalkState) => boolean;
  readonly result: (now: WalkState) => Criteria;
  readonly idleField?: { readonly name: string | undefined };
  readonly run: (walker: Walker, now: WalkState) => Promise<unknown>;
}

const select = (name: string, value: string) => (walker: Walker) =>
  walker.user.selectOptions(theControl('combobox', name), value);
const press = (name: string) => (walker: Walker) => walker.user.click(theControl('button', name));

const status = fc.constantFrom(...ownStatuses).map(
  (status): Step => ({
    name: `status ${status}`,
    result: ({ criteria }) => withStatus(criteria, status),
    run: select('Record status', status),
  }),
);

const fieldSearched = ({ criteria, idleField }: WalkState) => (criteria.search ? criteria.search.field : idleField);
const searchTexts = [
  'review',
  'rain | tea',
  '-rain',
  '"of (',
  'a_b~all',
  '100%',
  '🙂',
  '[x]',
  '{"text":"x"}',
  'עברית',
  '\\',
  ' ',
];

const search = fc
  .oneof({ weight: 3, arbitrary: fc.constantFrom(...searchTexts) }, fc.string({ unit: 'grapheme', minLength: 1 }))
  .map(
    (text): Step => ({
      name: `search ${JSON.stringify(text)}`,
      result: (now) => withCriteria(now.criteria, { search: textSearch(text, fieldSearched(now)) }),
      run: async ({ user }) => {
        const box = theControl('searchbox', 'Search records');
        await user.clear(box);
        await user.paste(text);
        await user.keyboard('{Enter}');
      },
    }),
  );

const field = fc.constantFrom(undefined, 'text', 'notes').map(
  (name): Step => ({
    name: `search in ${name ?? 'all'}`,
    idleField: { name },
    result: ({ criteria }) =>
      criteria.search ? withCriteria(criteria, { search: searchInField(criteria.search, name) }) : criteria,
    run: select('Search in', name ?? ''),
  }),
);

const clearSearch = fc.constant<Step>({
  name: 'clear the search',
  can: ({ criteria }) => criteria.search !== undefined,
  result: ({ criteria }) => withCriteria(criteria, { search: undefined }),
  run: press('Clear search'),
});

async function choose({ user }: Walker, choice: Choice, menu: HTMLElement) {
  await waitFor(() => {
    if (subjectOf(choice, menu).hasAttribute('disabled')) throw new Error('its values are not known yet');
  });
  await user.click(subjectOf(choice, menu));
  for (const change of choice.changes) await change.apply(menu);
}

const filter = anyChoice.map(
  (choice): Step => ({
    name: `filter ${titleOf(choice.target)}: ${choice.changes.map(({ name }) => name).join(', ')}`,
    result: ({ criteria }) => withCriteria(criteria, { filters: filtersAfter(criteria.filters, choice) }),
    run: (walker) => walker.inMenu('Filters', (menu) => choose(walker, choice, menu)),
  }),
);

const dropFilter = fc.nat(20).map((index): Step => {
  const chosen = ({ criteria: { filters } }: WalkState) => index % filters.length;
  return {
    name: `without filter ${index}`,
    can: ({ criteria }) => criteria.filters.length > 0,
    result: (now) => {
      const { criteria } = now;
      const [target] = criteria.filters.slice(chosen(now));
      return withCriteria(criteria, { filters: target ? removeFilter(criteria.filters, target) : [] });
    },
    run: async ({ user }, now) => {
      const chip = await waitFor(() => chips()[chosen(now)] as HTMLElement);
      return user.click(theControl('button', /^Remove filter/, chip));
    },
  };
});

const sortables: readonly SortBy[] = [
  { entity: 'record', property: 'insertedAt' },
  { entity: 'metadata', property: 'source' },
  { entity: 'metadata', property: 'length' },
  { entity: 'suggestion', question: 'label', of: 'score' },
  { entity: 'suggestion', question: 'stars', of: 'value' },
  { entity: 'response', question: 'stars' },
];
const sortGroups = {
  record: 'Record',
  metadata: 'Metadata',
  suggestion: 'Suggestions',
  response: 'Responses',
} as const;

const sort = fc.constantFrom(...sortables).map(
  (by): Step => ({
    name: `sort by ${titleOfSort(by)}`,
    can: ({ criteria }) => !criteria.sort.some((each) => sameSubject(each.by, by)),
    result: ({ criteria }) => withCriteria(criteria, { sort: addSort(criteria.sort, by) }),
    run: (walker) =>
      walker.inMenu('Sort', async (menu) => {
        const levels = theControl('combobox', /^(Sort|Then) by$/, menu);
        const group = await waitFor(() => theControl('group', sortGroups[by.entity], levels));
        await walker.user.selectOptions(levels, theControl('option', titleOfSort(by), group));
      }),
  }),
);

const raise = (sorts: readonly Sort[], by: SortBy) =>
  moveSortTo(sorts, by, sorts.findIndex((sort) => sameSubject(sort.by, by)) - 1);

const changes = {
  flip: { change: flipSort, button: /: (a|de)scending$/ },
  remove: { change: removeSort, button: /^Without / },
  raise: { change: raise, button: /^Move .* up$/ },
} as const;

const changeSort = fc.tuple(fc.nat(5), fc.constantFrom('flip', 'remove', 'raise')).map(([level, how]): Step => {
  const chosen = ({ criteria: { sort } }: WalkState) => level % sort.length;
  return {
    name: `${how} level ${level}`,
    can: ({ criteria }) => criteria.sort.length > 0,
    result: (now) => {
      const { criteria } = now;
      const [{ by } = { by: undefined }] = criteria.sort.slice(chosen(now));
      return by ? withCriteria(criteria, { sort: changes[how].change(criteria.sort, by) }) : criteria;
    },
    run: (walker, now) =>
      walker.inMenu('Sort', async (menu) => {
        await walker.user.click(theControl('button', changes[how].button, controls('listitem', menu)[chosen(now)]));
      }),
  };
});

const resetAll = fc.constant<Step>({
  name: 'reset',
  can: ({ criteria }) => criteria.filters.length + criteria.sort.length > 0,
  result: ({ criteria }) => clearFiltersAndSort(criteria),
  run: press('Reset filters and sort'),
});

const view = fc.constantFrom('Focus view', 'Bulk view').map(
  (name): Step => ({
    name,
    result: ({ criteria }) => withPage(criteria, name === 'Bulk view' ? asBulk(criteria.page) : asFocus(criteria.page)),
    run: press(name),
  }),
);

const size = fc.constantFrom(...limits.pageSizes).map(
  (size): Step => ({
    name: `${size} on a page`,
    can: ({ criteria }) => criteria.page.mode === 'bulk',
    result: ({ criteria }) => withPage(criteria, withPageSize(criteria.page, size)),
    run: select('Records per page', `${size}`),
  }),
);

const neighbour = fc.constantFrom('next', 'previous').map(
  (which): Step => ({
    name: which,
    can: ({ criteria: { page }, total }) => (which === 'next' ? hasNext(page, total) : hasPrevious(page)),
    result: ({ criteria }) =>
      withPage(criteria, which === 'next' ? nextPage(criteria.page) : previousPage(criteria.page)),
    run: ({ user }, { criteria }) => {
      const name = `${which === 'next' ? 'Next' : 'Previous'} ${criteria.page.mode === 'bulk' ? 'page' : 'record'}`;
      return user.click(theControl('button', name));
    },
  }),
);

const seek = fc.nat(40).map((number): Step => {
  const position = (total: number) => 1 + (number % total);
  return {
    name: `seek ${number}`,
    can: ({ criteria, total }) => criteria.page.mode === 'focus' && total > 0,
    result: ({ criteria, total }) => withPage(criteria, startingAt(criteria.page, position(total))),
    run: async ({ user }, { total }) => {
      const box = theControl<HTMLInputElement>('textbox', 'Record number');
      await user.clear(box);
      await user.type(box, `${position(total)}{Enter}`);
    },
  };
});

type Chosen = Pick<Similarity, 'limit' | 'order'> & { readonly record: number };

/** Calls the view-model directly; `expected-texts.ts` and `shown.ts` check its bar. */
const similarity = fc
  .option(
    fc.record<Chosen>({
      record: fc.nat(33),
      limit: fc.constantFrom(...limits.similarityLimits),
      order: fc.constantFrom('most', 'least'),
    }),
  )
  .map((chosen): Step => {
    const result = ({ criteria, ids }: WalkState) => {
      const { record = -1, limit, order } = chosen ?? {};
      return withCriteria(criteria, { similarity: similarTo(ids[record] ?? '', 'small', limit, order) });
    };
    return {
      name: chosen ? `${chosen.order} similar to ${chosen.record}, ${chosen.limit}` : 'no similarity',
      result,
      run: ({ records }, now) => act(async () => records.apply(result(now))),
    };
  });

/** Frequencies roughly as in real use. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: status },
  { weight: 3, arbitrary: search },
  { weight: 2, arbitrary: field },
  { weight: 1, arbitrary: clearSearch },
  { weight: 6, arbitrary: filter },
  { weight: 2, arbitrary: dropFilter },
  { weight: 3, arbitrary: sort },
  { weight: 2, arbitrary: changeSort },
  { weight: 1, arbitrary: resetAll },
  { weight: 3, arbitrary: view },
  { weight: 2, arbitrary: size },
  { weight: 4, arbitrary: neighbour },
  { weight: 2, arbitrary: seek },
  { weight: 2, arbitrary: similarity },
);
