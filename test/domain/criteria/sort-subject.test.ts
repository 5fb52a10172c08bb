import { expect, it } from 'vitest';
import { sortSubjects } from '#domain/criteria/sort-subject.ts';
import { aQuestion } from '../../support/builders.ts';

const property = {
  id: 'p1',
  name: 'length',
  title: '',
  datasetId: 'd1',
  settings: { type: 'integer', min: undefined, max: undefined },
  visibleForAnnotators: true,
} as const;

it('records are sorted by dates, properties, scores of suggestions, and by ratings', () => {
  const questions = [
    aQuestion('rating', { name: 'stars', title: 'Stars' }),
    aQuestion('label_selection', { name: 'mood', title: '' }),
    aQuestion('text', { name: 'why' }),
  ];

  const found = sortSubjects(questions, [property, { ...property, name: 'source', title: 'Source' }], true);

  expect(found).toEqual([
    { by: { entity: 'record', property: 'insertedAt' }, title: '' },
    { by: { entity: 'record', property: 'updatedAt' }, title: '' },
    { by: { entity: 'metadata', property: 'length' }, title: 'length' },
    { by: { entity: 'metadata', property: 'source' }, title: 'Source' },
    { by: { entity: 'suggestion', question: 'stars', of: 'score' }, title: 'Stars' },
    { by: { entity: 'suggestion', question: 'mood', of: 'score' }, title: 'mood' },
    { by: { entity: 'suggestion', question: 'stars', of: 'value' }, title: 'Stars' },
    { by: { entity: 'response', question: 'stars' }, title: 'Stars' },
  ]);
});

it('annotators do not sort by suggestions that are hidden from them', () => {
  const stars = aQuestion('rating', { name: 'stars', title: 'Stars', suggestionsShown: 'never' });

  const found = sortSubjects([stars], [], false).map(({ by }) => by.entity);

  expect(found).toEqual(['record', 'record', 'response']);
});
