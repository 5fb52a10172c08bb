import { describe, expect, it } from 'vitest';
import {
  matchingChoices,
  propertySubject,
  recordSubjects,
  responseSubjects,
  suggestionSubjects,
  teamSubjects,
  withPendingControl,
} from '#domain/criteria/filter-subject.ts';
import type { MetadataSettings } from '#domain/datasets/metadata-property.ts';
import { aQuestion, someOptions } from '../../support/builders.ts';

const aProperty = (settings: MetadataSettings, title = 'Source') => ({
  id: 'p1',
  name: 'source',
  title,
  datasetId: 'd1',
  settings,
  visibleForAnnotators: true,
});
const counts = [
  { value: 'web', text: 'web', count: 3 },
  { value: 'mail', text: 'mail', count: 1 },
];
const labels = aQuestion('label_selection', { name: 'mood', settings: { options: someOptions('good') } });
const several = aQuestion('multi_label_selection', {
  name: 'topics',
  title: '',
  settings: { options: someOptions('a') },
});
const stars = aQuestion('rating', { name: 'stars', settings: { options: [3, 1, 2] } });

describe('a property', () => {
  it('offers the values of its settings, with the records that have them', () => {
    const { control } = propertySubject(aProperty({ type: 'terms', values: ['web', 'post'] }), counts);

    expect(control).toEqual({
      kind: 'terms',
      has: 'one',
      choices: [
        { value: 'web', text: 'web', count: 3 },
        { value: 'post', text: 'post', count: 0 },
      ],
    });
  });

  it('offers its values without counts when there are none', () => {
    const { control } = propertySubject(aProperty({ type: 'terms', values: ['web'] }));

    expect(control).toMatchObject({ choices: [{ value: 'web', count: undefined }] });
  });

  it.each([[[]], [undefined]])('offers the values of its records if its settings have none: %s', (values) => {
    expect(propertySubject(aProperty({ type: 'terms', values }), counts).control).toMatchObject({ choices: counts });
  });

  it('offers a range in steps of its type', () => {
    expect(propertySubject(aProperty({ type: 'integer', min: 1, max: 9 })).control).toMatchObject({
      min: 1,
      max: 9,
      step: 1,
    });
    expect(propertySubject(aProperty({ type: 'float', min: 0, max: 1 })).control).toMatchObject({ step: 0.01 });
  });

  it.each<MetadataSettings>([
    { type: 'terms', values: undefined },
    { type: 'integer', min: undefined, max: 9 },
    { type: 'float', min: 0, max: undefined },
  ])('offers nothing without values: %j', (settings) => {
    expect(propertySubject(aProperty(settings)).control).toBeUndefined();
  });

  it('uses its name for an empty title', () => {
    expect(propertySubject(aProperty({ type: 'terms', values: [] }, '')).title).toBe('source');
  });
});

describe('questions', () => {
  it('offer labels and ratings, which every server compares', () => {
    const found = responseSubjects([labels, several, stars, aQuestion('text', {}), aQuestion('ranking', {})], 'common');

    expect(found.map(({ title, control }) => [title, control?.kind])).toEqual([
      [labels.title, 'terms'],
      ['topics', 'terms'],
      [stars.title, 'range'],
    ]);
    expect(found[1]?.control).toMatchObject({ has: 'several' });
    expect(found[2]?.control).toMatchObject({ min: 1, max: 3, step: 1 });
  });

  it('offer all other answers with the feature filters', () => {
    const settings = { options: someOptions('a', 'b') };
    const more = [aQuestion('text', {}), aQuestion('span', { settings }), aQuestion('ranking', { settings })];

    expect(responseSubjects(more, 'all').map(({ control }) => control)).toMatchObject([
      { kind: 'presence' },
      { kind: 'terms', has: 'several', choices: [{ value: 'a' }, { value: 'b' }] },
      { kind: 'terms', has: 'first' },
    ]);
    expect(suggestionSubjects(more, new Map(), 'all')).toHaveLength(9);
    expect(suggestionSubjects(more, new Map(), 'common')).toEqual([]);
  });

  it('offer value, score and agent of their suggestions', () => {
    const found = suggestionSubjects([labels], new Map([['mood', ['gpt-4.0']]]), 'common');

    expect(found.map(({ target }) => 'of' in target && target.of)).toEqual(['value', 'score', 'agent']);
    expect(found[1]?.control).toEqual({ kind: 'range', min: 0, max: 1, step: 0.01 });
    expect(found[2]?.control).toMatchObject({ choices: [{ value: 'gpt-4.0' }] });
  });

  it('offer no agents without suggestions, and use the name for an empty title', () => {
    const found = suggestionSubjects([several], new Map(), 'common');

    expect(found[0]?.title).toBe('topics');
    expect(found[2]?.control).toBeUndefined();
  });
});

describe('a subject while its values load', () => {
  it('has terms without choices', () => {
    const subject = propertySubject(aProperty({ type: 'terms', values: undefined }));

    expect(subject.control).toBeUndefined();
    expect(withPendingControl(subject)).toEqual({ ...subject, control: { kind: 'terms', has: 'one' } });
  });

  it('keeps its control if it has one', () => {
    const subject = propertySubject(aProperty({ type: 'terms', values: undefined }), counts);

    expect(withPendingControl(subject)).toEqual(subject);
  });
});

describe('choices', () => {
  it('are found by a part of their text, ignoring accents', () => {
    const choices = [
      { value: 'c', text: 'Café' },
      { value: 't', text: 'Tea' },
    ];

    expect(matchingChoices(choices, ' CAFE ')).toEqual([choices[0]]);
    expect(matchingChoices(choices, ' ')).toBe(choices);
  });
});

describe('records', () => {
  it('offer the times of creation and change', () => {
    expect(recordSubjects('common', false).map(({ control }) => control?.kind)).toEqual(['dates', 'dates']);
    expect(recordSubjects('common', true).map(({ target }) => target)).toContainEqual({
      on: 'record',
      property: 'answeredAt',
    });
  });

  it('offer their ids with the feature filters', () => {
    const ids = recordSubjects('all', false).filter(({ control }) => control?.kind === 'ids');

    expect(ids.map(({ target }) => target)).toEqual([
      { on: 'record', property: 'id' },
      { on: 'record', property: 'externalId' },
    ]);
  });
});

describe('the subjects of all answers', () => {
  it('are the value of each question, and whether answers differ', () => {
    const subjects = teamSubjects([labels, several]);

    expect(subjects.map(({ target, title, control }) => [target, title, control?.kind])).toEqual([
      [{ on: 'answers', question: 'mood', of: 'value', people: [] }, labels.title, 'terms'],
      [{ on: 'answers', question: 'mood', of: 'difference', people: [] }, labels.title, 'presence'],
      [{ on: 'answers', question: 'topics', of: 'value', people: [] }, 'topics', 'terms'],
      [{ on: 'answers', question: 'topics', of: 'difference', people: [] }, 'topics', 'presence'],
    ]);
  });
});
