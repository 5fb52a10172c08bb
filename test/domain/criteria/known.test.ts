import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameCriteria } from '#domain/criteria/changes.ts';
import { absent, anyOf, between, type Condition, present } from '#domain/criteria/condition.ts';
import { type Criteria, initialCriteria } from '#domain/criteria/criteria.ts';
import { type Filter, nameOf as subjectOf } from '#domain/criteria/filter.ts';
import { type KnownItems, keepKnown } from '#domain/criteria/known.ts';
import { textSearch } from '#domain/criteria/search.ts';
import { similarTo } from '#domain/criteria/similarity.ts';
import { nameOf, type SortBy } from '#domain/criteria/sort.ts';
import type { MetadataSettings } from '#domain/datasets/metadata-property.ts';
import { aQuestion } from '../../support/builders.ts';
import { anyCriteria } from '../../support/search/any-criteria.ts';

const aProperty = (name: string, settings: MetadataSettings) => ({
  id: name,
  name,
  title: name,
  datasetId: 'd1',
  settings,
  visibleForAnnotators: true,
});

const known: KnownItems = {
  forLeads: true,
  questions: [
    aQuestion('text'),
    aQuestion('label_selection'),
    aQuestion('multi_label_selection'),
    aQuestion('rating'),
    aQuestion('ranking'),
    aQuestion('span'),
  ],
  properties: [
    aProperty('source', { type: 'terms', values: ['web'] }),
    aProperty('length', { type: 'integer', min: undefined, max: undefined }),
    aProperty('weight', { type: 'float', min: 0, max: 1 }),
  ],
  vectors: [{ id: 'v1', name: 'meaning', title: 'Meaning', dimensions: 3, datasetId: 'd1' }],
};

const some = anyOf('web');
const few = between(1, 3);

const onProperty = (property: string, condition: Condition): Filter => ({ on: 'metadata', property, condition });
const onAnswer = (question: string, condition: Condition): Filter => ({ on: 'response', question, condition });
const onSuggestion = (question: string, of: 'value' | 'score' | 'agent', condition: Condition): Filter => ({
  on: 'suggestion',
  question,
  of,
  condition,
});

const filteredBy = (...filters: readonly Filter[]): Criteria => ({ ...initialCriteria, filters });
const sortedBy = (...by: readonly SortBy[]): Criteria => ({
  ...initialCriteria,
  sort: by.map((each) => ({ by: each, order: 'desc' })),
});

describe('Known parts of the criteria', () => {
  it.each([
    ['terms of a property', onProperty('source', some)],
    ['a range of whole numbers', onProperty('length', few)],
    ['a range of numbers', onProperty('weight', few)],
    ['a date of the record', { on: 'record', property: 'insertedAt', condition: few } as const],
    ['an id of the record', { on: 'record', property: 'id', condition: some } as const],
    ['labels that were answered', onAnswer('label_selection', some)],
    ['several labels that were answered', onAnswer('multi_label_selection', some)],
    ['a rating that was answered', onAnswer('rating', few)],
    ['some of the ratings', onAnswer('rating', some)],
    ['what was ranked first', onAnswer('ranking', some)],
    ['labels of spans', onAnswer('span', some)],
    ['that a text was not written', onAnswer('text', absent)],
    ['that no label was chosen', onAnswer('label_selection', absent)],
    ['labels that were suggested', onSuggestion('label_selection', 'value', some)],
    ['who suggested', onSuggestion('text', 'agent', some)],
    ['how certain a suggestion is', onSuggestion('text', 'score', few)],
  ])('%s stays', (_, filter) => {
    const criteria = filteredBy(filter);

    expect(keepKnown(criteria, known)).toEqual({ criteria, leftOut: [] });
  });

  it.each([
    ['an unknown property', onProperty('batch', some), 'batch'],
    ['an unknown question', onAnswer('mood', some), 'mood'],
    ['the suggestions for an unknown question', onSuggestion('mood', 'value', some), 'mood'],
    ['the score of suggestions for an unknown question', onSuggestion('mood', 'score', few), 'mood'],
    ['the agents of an unknown question', onSuggestion('mood', 'agent', some), 'mood'],
    ['a range of terms', onProperty('source', few), 'source'],
    ['terms of whole numbers', onProperty('length', some), 'length'],
    ['terms of numbers', onProperty('weight', some), 'weight'],
    ['the words of a text', onAnswer('text', some), 'text'],
    ['a range of labels', onAnswer('label_selection', few), 'label_selection'],
    ['a range of several labels', onAnswer('multi_label_selection', few), 'multi_label_selection'],
    ['a range of what was ranked first', onAnswer('ranking', few), 'ranking'],
    ['a range of spans', onSuggestion('span', 'value', few), 'span'],
  ])('%s is left out', (_, filter, name) => {
    const stays = onProperty('source', some);

    const { criteria, leftOut } = keepKnown(filteredBy(filter, onAnswer('rating', few), stays), known);

    expect(leftOut).toEqual([name]);
    expect(criteria.filters).not.toContainEqual(filter);
    expect(criteria.filters).toContainEqual(onAnswer('rating', few));
  });

  it('filters by answers of all users stay if the user may set them, and the question is known', () => {
    const [mine, unknown] = ['rating', 'mood'].map(
      (question): Filter => ({ on: 'answers', question, of: 'difference', people: [], condition: present }),
    ) as [Filter, Filter];

    expect(keepKnown(filteredBy(mine, unknown), known)).toEqual({ criteria: filteredBy(mine), leftOut: ['mood'] });
    expect(keepKnown(filteredBy(mine), { ...known, forLeads: false }).leftOut).toEqual(['rating']);
  });

  it('the filter on the last answer of all users stays for those who lead the dataset', () => {
    const ofWeek: Filter = { on: 'record', property: 'answeredAt', condition: { kind: 'range', from: 1, to: 2 } };
    const added: Filter = { ...ofWeek, property: 'insertedAt' };

    expect(keepKnown(filteredBy(added, ofWeek), known).leftOut).toEqual([]);
    expect(keepKnown(filteredBy(added, ofWeek), { ...known, forLeads: false }).leftOut).toEqual(['answeredAt']);
  });

  it('filters and sorts over hidden suggestions stay if the user sees them', () => {
    const questions = [aQuestion('rating', { name: 'rating', suggestionsShown: 'never' })];
    const criteria = {
      ...filteredBy(onSuggestion('rating', 'score', few)),
      sort: [{ by: { entity: 'suggestion', question: 'rating', of: 'score' }, order: 'asc' }] as const,
    };

    expect(keepKnown(criteria, { ...known, questions })).toEqual({ criteria, leftOut: [] });
    expect(keepKnown(criteria, { ...known, questions, forLeads: false })).toEqual({
      criteria: { ...criteria, filters: [], sort: [] },
      leftOut: ['rating'],
    });
  });

  it.each<[string, SortBy]>([
    ['a date of the record', { entity: 'record', property: 'updatedAt' }],
    ['a property', { entity: 'metadata', property: 'length' }],
    ['an answer', { entity: 'response', question: 'rating' }],
    ['the score of a suggestion', { entity: 'suggestion', question: 'text', of: 'score' }],
  ])('the order by %s stays', (_, by) => {
    const criteria = sortedBy(by);

    expect(keepKnown(criteria, known)).toEqual({ criteria, leftOut: [] });
  });

  it.each<[string, SortBy, string]>([
    ['property', { entity: 'metadata', property: 'batch' }, 'batch'],
    ['answer', { entity: 'response', question: 'mood' }, 'mood'],
    ['suggestion', { entity: 'suggestion', question: 'mood', of: 'value' }, 'mood'],
  ])('the order by an unknown %s is left out, the other levels stay', (_, by, name) => {
    const stays: SortBy = { entity: 'metadata', property: 'length' };

    expect(keepKnown(sortedBy(by, stays), known)).toEqual({ criteria: sortedBy(stays), leftOut: [name] });
  });

  it('the similarity by a vector stays', () => {
    const criteria: Criteria = { ...initialCriteria, similarity: similarTo('r1', 'meaning') };

    expect(keepKnown(criteria, known)).toEqual({ criteria, leftOut: [] });
  });

  it('everything unknown is left out, each name said once, and all else stays', () => {
    const criteria: Criteria = {
      status: 'draft',
      search: textSearch('wheel', 'title'),
      filters: [onProperty('batch', some), onProperty('source', some)],
      sort: [{ by: { entity: 'metadata', property: 'batch' }, order: 'asc' }],
      similarity: similarTo('r1', 'sound'),
      page: { mode: 'bulk', first: 11, size: 10 },
    };

    expect(keepKnown(criteria, known)).toEqual({
      criteria: { ...criteria, filters: [onProperty('source', some)], sort: [], similarity: undefined },
      leftOut: ['batch', 'sound'],
    });
  });
});

const namesIn = ({ filters, sort, similarity }: Criteria) => [
  ...new Set([
    ...filters.map(subjectOf),
    ...sort.map(({ by }) => nameOf(by)),
    ...(similarity ? [similarity.vector] : []),
  ]),
];

const settings: readonly MetadataSettings[] = known.properties.map((property) => property.settings);

const someOf = (names: readonly string[]): fc.Arbitrary<KnownItems> => {
  const each = fc.subarray([...names]);
  return fc.record({
    forLeads: fc.constant(true),
    questions: each.chain((some) =>
      fc.tuple(...some.map((name) => fc.constantFrom(...known.questions).map((question) => ({ ...question, name })))),
    ),
    properties: each.chain((some) =>
      fc.tuple(...some.map((name) => fc.constantFrom(...settings).map((kind) => aProperty(name, kind)))),
    ),
    vectors: each.map((some) => some.map((name) => ({ id: name, name, title: name, dimensions: 3, datasetId: 'd1' }))),
  });
};

const anyLink = anyCriteria.chain((criteria) =>
  fc.record({ criteria: fc.constant(criteria), has: someOf(namesIn(criteria)) }),
);

const nothing: KnownItems = { questions: [], properties: [], vectors: [], forLeads: true };

describe('Any criteria for any dataset', () => {
  it('are reduced to known names, and only requested names are left out', () => {
    fc.assert(
      fc.property(anyLink, ({ criteria, has }) => {
        const kept = keepKnown(criteria, has);

        expect(keepKnown(kept.criteria, has)).toEqual({ criteria: kept.criteria, leftOut: [] });
        expect(namesIn(criteria)).toEqual(expect.arrayContaining([...kept.leftOut]));
        expect(kept.leftOut.length === 0).toBe(sameCriteria(kept.criteria, criteria));
      }),
    );
  });

  it('each thing is judged by itself, what is kept stays in its order, and all else stays', () => {
    fc.assert(
      fc.property(anyLink, ({ criteria, has }) => {
        const isKept = (part: Partial<Criteria>) =>
          keepKnown({ ...initialCriteria, ...part }, has).leftOut.length === 0;
        const { filters, sort, similarity } = criteria;

        expect(keepKnown(criteria, has).criteria).toEqual({
          ...criteria,
          filters: filters.filter((filter) => isKept({ filters: [filter] })),
          sort: sort.filter((level) => isKept({ sort: [level] })),
          similarity: isKept({ similarity }) ? similarity : undefined,
        });
      }),
    );
  });

  it('a dataset without anything keeps what every record has', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const kept = keepKnown(criteria, nothing).criteria;

        expect(kept.filters).toEqual(criteria.filters.filter(({ on }) => on === 'record'));
        expect(kept.sort).toEqual(criteria.sort.filter(({ by }) => by.entity === 'record'));
        expect(kept.similarity).toBeUndefined();
      }),
    );
  });
});
