import { describe, expect, it } from 'vitest';
import { bareOverview, isNewest, keepDetails, nextStep, typesOf } from '#domain/datasets/overview/dataset-overview.ts';
import { aField, aQuestion } from '../../../support/builders.ts';
import { aDataset } from '../../../support/datasets.ts';

const kinds = { fields: ['text'], questions: ['rating'] } as const;
const progress = { total: 4, completed: 1, pending: 3, users: ['ann'] };

describe('the types of a dataset', () => {
  it('are each type of field and question once, in the order of the form', () => {
    const fields = [aField('chat'), aField('text'), aField('chat', { name: 'other' })];
    const questions = [aQuestion('span'), aQuestion('rating'), aQuestion('span', { name: 'other' })];

    expect(typesOf(fields, questions)).toEqual({ fields: ['chat', 'text'], questions: ['span', 'rating'] });
  });
});

describe('a reloaded list', () => {
  it('keeps the details of its datasets if it has none', () => {
    const old = { dataset: aDataset({ name: 'before' }), kinds, progress };

    const [now] = keepDetails([old], [bareOverview(aDataset({ name: 'after' }))]);

    expect(now).toEqual({ dataset: aDataset({ name: 'after' }), kinds, progress });
  });

  it('prefers its own details', () => {
    const old = { dataset: aDataset(), kinds, progress };
    const fresh = { ...old, progress: { ...progress, completed: 2 } };

    expect(keepDetails([old], [fresh])).toEqual([fresh]);
  });

  it('has no details of new datasets, and drops removed ones', () => {
    const old = { dataset: aDataset({ id: 'old' }), kinds, progress };
    const fresh = bareOverview(aDataset({ id: 'new' }));

    expect(keepDetails([old], [fresh])).toEqual([fresh]);
  });
});

describe('the next step in a dataset', () => {
  const overview = { dataset: aDataset(), kinds, progress };
  const own = { total: 4, submitted: 1, discarded: 0, draft: 0, pending: 3 };

  it.each([
    ['is to start before the first answer', { ...overview, own: { ...own, submitted: 0, pending: 4 } }, 'ben', 'start'],
    ['is to continue after it', { ...overview, own }, 'ann', 'continue'],
    ['is to continue while a draft is left', { ...overview, own: { ...own, pending: 0, draft: 1 } }, 'ann', 'continue'],
    ['is to open it once no record is left', { ...overview, own: { ...own, submitted: 4, pending: 0 } }, 'ann', 'open'],
    ['is the same on servers without own counts', overview, 'ann', 'continue'],
    ['is to open a complete dataset there', { ...overview, progress: { ...progress, completed: 4 } }, 'ann', 'open'],
    ['is to open an empty dataset there', { ...overview, progress: { ...progress, total: 0 } }, 'ben', 'open'],
    ['is unknown before the details have loaded', bareOverview(aDataset()), 'ann', undefined],
  ] as const)('%s', (_, found, username, step) => {
    expect(nextStep(found, username)).toBe(step);
  });
});

describe('the last answer', () => {
  it.each([
    ['2026-01-01T00:00:00', true],
    ['2025-12-31T23:59:59', false],
  ])('given at %s is the newest change: %s', (at, expected) => {
    expect(isNewest({ username: 'ann', at }, aDataset().updatedAt)).toBe(expected);
  });
});
