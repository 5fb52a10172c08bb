import { describe, expect, it } from 'vitest';
import { anyOf } from '#domain/criteria/condition.ts';
import {
  type Criteria,
  canReset,
  clearFiltersAndSort,
  initialCriteria,
  isActive,
  isNarrowed,
  queueStatuses,
  tidy,
  withCriteria,
  withPage,
  withPosition,
  withStatus,
} from '#domain/criteria/criteria.ts';

const full: Criteria = {
  status: 'pending',
  search: { text: 'a', field: 'title' },
  filters: [{ on: 'metadata', property: 'lang', condition: anyOf('en') }],
  sort: [{ by: { entity: 'record', property: 'insertedAt' }, order: 'desc' }],
  similarity: { recordId: 'r', vector: 'v', limit: 50, order: 'most' },
  page: { mode: 'bulk', first: 26, size: 25 },
};

describe('criteria', () => {
  it('start with the first pending record', () => {
    expect(initialCriteria).toMatchObject({ status: 'pending', page: { mode: 'focus', position: 1 } });
  });

  it('have four statuses of the user and two of the team', () => {
    expect(queueStatuses).toEqual(['pending', 'draft', 'discarded', 'submitted', 'completed', 'all']);
  });

  it('reset page, filters and sort, and keep search, status and similarity', () => {
    expect(clearFiltersAndSort(full)).toEqual({
      ...full,
      filters: [],
      sort: [],
      page: { mode: 'bulk', first: 1, size: 25 },
    });
  });

  it('start at the first page after a change', () => {
    const criteria = withCriteria(full, { search: { text: ' b ', field: undefined } });

    expect(criteria).toEqual({
      ...full,
      search: { text: 'b', field: undefined },
      page: { mode: 'bulk', first: 1, size: 25 },
    });
  });

  it('change the page and nothing else', () => {
    const page = { mode: 'bulk', first: 51, size: 25 } as const;

    expect(withPage(full, page)).toEqual({ ...full, page });
  });

  it('start at the first page after a change of status, in bulk view too', () => {
    expect(withStatus(full, 'draft')).toEqual({ ...full, status: 'draft', page: { mode: 'bulk', first: 1, size: 25 } });
  });

  it.each(queueStatuses)('keep a bulk page under the status %s', (status) => {
    expect(withPage({ ...full, status }, full.page).page).toEqual(full.page);
  });

  it('move to another position, and stay the same value at the same one', () => {
    expect(withPosition(initialCriteria, 1)).toBe(initialCriteria);
    expect(withPosition(initialCriteria, 7)).toEqual({ ...initialCriteria, page: { mode: 'focus', position: 7 } });
    expect(withPosition({ ...full, page: { mode: 'bulk', first: 1, size: 25 } }, 26)).toEqual({
      ...full,
      page: { mode: 'bulk', first: 26, size: 25 },
    });
  });

  it('have a normal form without empty parts', () => {
    const untidy: Criteria = {
      ...full,
      search: { text: ' ', field: 'title' },
      filters: [{ on: 'metadata', property: 'lang', condition: anyOf() }],
      sort: [...full.sort, ...full.sort],
      similarity: { recordId: '', vector: 'v', limit: 50, order: 'most' },
      page: { mode: 'bulk', first: 1, size: 30 },
    };

    expect(tidy(untidy)).toEqual({ ...initialCriteria, sort: full.sort });
    expect(tidy(full)).toEqual(full);
  });

  it.each([
    ['nothing', initialCriteria, { reset: false, narrowed: false, active: false }],
    ['a status', { ...initialCriteria, status: 'draft' }, { reset: false, narrowed: false, active: false }],
    ['a page', { ...initialCriteria, page: full.page }, { reset: false, narrowed: false, active: false }],
    ['a search', { ...initialCriteria, search: full.search }, { reset: false, narrowed: true, active: true }],
    ['a filter', { ...initialCriteria, filters: full.filters }, { reset: true, narrowed: true, active: true }],
    ['a sort', { ...initialCriteria, sort: full.sort }, { reset: true, narrowed: false, active: true }],
    [
      'a similarity',
      { ...initialCriteria, similarity: full.similarity },
      { reset: false, narrowed: false, active: true },
    ],
  ] as const)('with %s are active, narrowed and open to a reset or not', (_, criteria, expected) => {
    const actual = { reset: canReset(criteria), narrowed: isNarrowed(criteria), active: isActive(criteria) };

    expect(actual).toEqual(expected);
  });
});
