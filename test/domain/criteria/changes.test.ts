import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canStepBetween, changedParts, sameCriteria, sameRecords } from '#domain/criteria/changes.ts';
import { anyOf } from '#domain/criteria/condition.ts';
import { type Criteria, initialCriteria } from '#domain/criteria/criteria.ts';
import { asBulk } from '#domain/criteria/page.ts';
import { anyCriteria } from '../../support/search/any-criteria.ts';

const filters: Criteria['filters'] = [{ on: 'suggestion', question: 'mood', of: 'agent', condition: anyOf('gpt-4.0') }];

describe('changes', () => {
  it.each<[string, Partial<Criteria>]>([
    ['status', { status: 'draft' }],
    ['search', { search: { text: 'a', field: undefined } }],
    ['filters', { filters }],
    ['sort', { sort: [{ by: { entity: 'response', question: 'mood' }, order: 'asc' }] }],
    ['similarity', { similarity: { recordId: 'r', vector: 'v', limit: 10, order: 'least' } }],
    ['page', { page: { mode: 'focus', position: 2 } }],
  ])('names the %s when it alone differs', (part, change) => {
    const changed = { ...initialCriteria, ...change };

    expect(changedParts(initialCriteria, changed)).toEqual([part]);
    expect(sameCriteria(initialCriteria, changed)).toBe(false);
    expect(sameRecords(initialCriteria, changed)).toBe(part === 'page');
  });

  it('names everything that differs', () => {
    const changed: Criteria = { ...initialCriteria, status: 'draft', filters, page: { mode: 'focus', position: 2 } };

    expect(changedParts(initialCriteria, changed)).toEqual(['status', 'filters', 'page']);
  });

  it('allow stepping between records in focus view', () => {
    const next: Criteria = { ...initialCriteria, page: { mode: 'focus', position: 2 } };
    const many: Criteria = { ...initialCriteria, page: asBulk(initialCriteria.page) };

    expect(canStepBetween(initialCriteria, next)).toBe(true);
    expect(canStepBetween(initialCriteria, { ...next, status: 'draft' })).toBe(false);
    expect(canStepBetween(initialCriteria, many)).toBe(false);
    expect(canStepBetween(many, initialCriteria)).toBe(false);
  });

  it('name nothing for equal criteria', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        expect(sameCriteria(criteria, structuredClone(criteria))).toBe(true);
      }),
    );
  });
});
