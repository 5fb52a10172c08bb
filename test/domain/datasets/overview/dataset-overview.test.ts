import { describe, expect, it } from 'vitest';
import { bareOverview, keepDetails, typesOf } from '#domain/datasets/overview/dataset-overview.ts';
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
