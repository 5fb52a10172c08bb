import { describe, expect, it } from 'vitest';
import type { Question } from '#domain/annotation/question.ts';
import type { MetadataProperty } from '#domain/datasets/metadata-property.ts';
import {
  canUndoSave,
  changesIn,
  datasetNameOf,
  extraMetadataOf,
  guidelinesOf,
  hasLabels,
  labelKey,
  minSubmittedOf,
  problemsOf,
  sendable,
  timeMeasurementOf,
} from '#domain/datasets/settings/items.ts';
import { aField, anOption, aQuestion } from '../../../support/builders.ts';
import { aDataset } from '../../../support/datasets.ts';

const required = { key: 'validation.required' };
const max = (value: number) => ({ key: 'validation.max', values: { max: value } });
const problemsIn = (...args: Parameters<typeof problemsOf>) => Object.fromEntries(problemsOf(...args));

const vector = { id: 'v', name: 'small', title: 'Small', dimensions: 2, datasetId: 'dataset' };
const property: MetadataProperty = {
  id: 'p',
  name: 'source',
  title: 'Source',
  datasetId: 'dataset',
  settings: { type: 'terms', values: undefined },
  visibleForAnnotators: true,
};
const named = (name: string) => ({ ...datasetNameOf(aDataset()), name });
const guidelines = (text: string) => ({ ...guidelinesOf(aDataset()), guidelines: text });
const least = (minSubmitted: number | undefined) => ({ ...minSubmittedOf(aDataset()), minSubmitted });

describe('the problems of a changed item', () => {
  it('the name of a dataset is required, and has at most 200 characters', () => {
    expect(problemsIn('name', named(' '))).toEqual({ name: [required] });
    expect(problemsIn('name', named('x'.repeat(201)))).toEqual({ name: [max(200)] });
    expect(problemsIn('name', named(` ${'x'.repeat(200)} `))).toEqual({});
  });

  it.each(['', ' \n '])('dataset guidelines are required: %j', (text) => {
    expect(problemsIn('guidelines', guidelines(text))).toEqual({ guidelines: [required] });
  });

  it('dataset guidelines have at most 10,000 characters', () => {
    expect(problemsIn('guidelines', guidelines('😀'.repeat(10_000)))).toEqual({});
    expect(problemsIn('guidelines', guidelines('x'.repeat(10_001)))).toEqual({ guidelines: [max(10_000)] });
  });

  it.each([undefined, 0, -1, 1.5])('the least submitted is required and at least 1: %j', (minSubmitted) => {
    expect(problemsIn('distribution', least(minSubmitted))).toEqual({ minSubmitted: [required] });
  });

  it('a switch has no problems', () => {
    expect(problemsIn('extraMetadata', extraMetadataOf(aDataset()))).toEqual({});
  });

  it('a question without labels has no problems', () => {
    expect(problemsIn('question', aQuestion('text'))).toEqual({});
  });

  it('a question has problems by title, description and labels', () => {
    const question = aQuestion('label_selection', {
      title: '',
      description: 'x'.repeat(501),
      settings: { options: [anOption('good', { text: ' ' }), anOption('bad')] },
    });

    expect(problemsIn('question', question)).toEqual({
      title: [required],
      description: [max(500)],
      [labelKey('good')]: [required],
    });
  });

  it('titles of fields, properties and vectors have at most 500 characters', () => {
    const title = 'x'.repeat(501);

    expect(problemsIn('field', aField('text', { title }))).toEqual({ title: [max(500)] });
    expect(problemsIn('property', { ...property, title })).toEqual({ title: [max(500)] });
    expect(problemsIn('vector', { ...vector, title })).toEqual({ title: [max(500)] });
  });
});

describe('a sent item', () => {
  it('has its name trimmed', () => {
    expect(sendable('name', named(' mine '))).toMatchObject({ name: 'mine' });
    expect(changesIn(named(' mine '))).toEqual({ name: 'mine' });
  });

  it('has its guidelines trimmed', () => {
    expect(sendable('guidelines', guidelines(' Read. \n'))).toMatchObject({ guidelines: 'Read.' });
    expect(sendable('guidelines', guidelines('  '))).toMatchObject({ guidelines: '' });
  });

  it('uses its name for an empty title', () => {
    expect(sendable('field', aField('text', { title: ' ' }))).toMatchObject({ title: 'text' });
    expect(sendable('property', { ...property, title: '' })).toMatchObject({ title: 'source' });
    expect(sendable('vector', { ...vector, title: '' })).toMatchObject({ title: 'small' });
  });

  it('has no blank description', () => {
    expect(sendable('question', aQuestion('text', { description: '  ' }))).toMatchObject({ description: undefined });
    expect(sendable('question', aQuestion('text', { description: 'Why?' }))).toMatchObject({ description: 'Why?' });
  });

  it('is otherwise unchanged', () => {
    expect(sendable('distribution', least(3))).toEqual(least(3));
    expect(sendable('extraMetadata', extraMetadataOf(aDataset()))).toEqual(extraMetadataOf(aDataset()));
  });
});

describe('the changes of a dataset', () => {
  it('include trimmed guidelines', () => {
    expect(changesIn(guidelines(' Read. '))).toEqual({ guidelines: 'Read.' });
    expect(changesIn(guidelines(' '))).toEqual({ guidelines: undefined });
  });

  it('include the minimum of submitted responses', () => {
    expect(changesIn(least(3))).toEqual({ distribution: { strategy: 'overlap', minSubmitted: 3 } });
    expect(changesIn(least(undefined))).toEqual({});
  });

  it('include whether extra metadata is allowed', () => {
    expect(changesIn(extraMetadataOf(aDataset({ allowExtraMetadata: false })))).toEqual({ allowExtraMetadata: false });
  });

  it('include whether time is measured', () => {
    const measured = timeMeasurementOf(aDataset({ measuresTime: true }));
    expect(problemsIn('timeMeasurement', measured)).toEqual({});
    expect(changesIn(sendable('timeMeasurement', measured))).toEqual({ measuresTime: true });
  });
});

it.each([
  ['text', false],
  ['label_selection', true],
  ['multi_label_selection', true],
  ['rating', false],
  ['ranking', false],
  ['span', true],
] as const)('tell whether a %s question has labels: %j', (type, has) => {
  expect(hasLabels(aQuestion(type) as Question)).toBe(has);
});

it('show missing guidelines as an empty text', () => {
  expect(guidelinesOf(aDataset({ guidelines: undefined })).guidelines).toBe('');
  expect(guidelinesOf(aDataset({ guidelines: 'Read.' })).guidelines).toBe('Read.');
});

describe('a saved change', () => {
  const label = aQuestion('label_selection');
  const span = aQuestion('span');

  it('can be undone', () => {
    expect(canUndoSave('field', aField('text'), aField('text', { title: 'New' }))).toBe(true);
    expect(canUndoSave('question', label, { ...label, title: 'New' })).toBe(true);
    expect(canUndoSave('question', span, { ...span, title: 'New' })).toBe(true);
    expect(canUndoSave('question', aQuestion('text'), aQuestion('text', { title: 'New' }))).toBe(true);
  });

  it('cannot be undone if it has added a label, which answers may use', () => {
    const { options } = label.settings;
    const more = { ...label, settings: { ...label.settings, options: [...options, anOption('more')] } };

    expect(canUndoSave('question', label, more)).toBe(false);
  });

  it('cannot be undone if it has allowed overlaps, which spans may use', () => {
    const more = { ...span, settings: { ...span.settings, allowOverlapping: true } };

    expect(canUndoSave('question', span, more)).toBe(false);
  });
});

it.each([
  [undefined, 0],
  ['never', 0],
  [{ share: 0.01 }, 0],
  [{ share: 0.99 }, 0],
  [{ share: 0 }, 1],
  [{ share: 1 }, 1],
  [{ share: Number.NaN }, 1],
] as const)('a share of records with suggestions lies between none and all: %j', (suggestionsShown, expected) => {
  const problems = problemsOf('question', aQuestion('rating', { suggestionsShown }));

  expect(problems.get('suggestionsShown') ?? []).toHaveLength(expected);
});
