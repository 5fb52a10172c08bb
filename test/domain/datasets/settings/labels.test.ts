import { describe, expect, it } from 'vitest';
import {
  addLabels,
  colourLabel,
  labelsProblems,
  moveLabel,
  removeLabel,
  renameLabel,
} from '#domain/datasets/settings/labels.ts';
import { anOption, someOptions } from '../../../support/builders.ts';

const options = someOptions('a', 'b', 'c');
const values = (labels: readonly { readonly value: string }[]) => labels.map(({ value }) => value).join('');

describe('a label', () => {
  it('gets another text and keeps its value', () => {
    expect(renameLabel(options, 'b', 'Bee')).toEqual([options[0], anOption('b', { text: 'Bee' }), options[2]]);
  });

  it('gets a colour in hue-saturation-lightness format, or none', () => {
    const coloured = colourLabel(options, 'a', '#336699');

    expect(coloured[0]).toMatchObject({ colour: 'hsl(210, 50%, 40%)' });
    expect(colourLabel(coloured, 'a', undefined)).toEqual(options);
    expect(colourLabel(coloured, 'a', 'blue')[0]?.colour).toBeUndefined();
  });

  it.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 1, 'abc'],
    ['a', 3, 'abc'],
    ['z', 0, 'abc'],
  ])('moves to another index, if label and index exist: %s to %i', (value, to, expected) => {
    expect(values(moveLabel(options, value, to))).toBe(expected);
  });

  it('is removed', () => {
    expect(values(removeLabel(options, 'b'))).toBe('ac');
  });
});

describe('labels that are added', () => {
  it('are separated by commas or line breaks', () => {
    const { options: all, duplicates } = addLabels(options, 'd, e\n f ,\n\n');

    expect(values(all)).toBe('abcdef');
    expect(all[3]).toEqual(anOption('d'));
    expect(duplicates).toEqual([]);
  });

  it('are listed as duplicates if their value or text exists', () => {
    const { options: all, duplicates } = addLabels(renameLabel(options, 'c', 'Sea'), 'a, Sea, d, d');

    expect(values(all)).toBe('abcd');
    expect(duplicates).toEqual(['a', 'Sea', 'd']);
  });
});

describe('the problems of labels', () => {
  const problemsWith = (...labels: Parameters<typeof labelsProblems>[0]) => Object.fromEntries(labelsProblems(labels));

  it('include a blank text', () => {
    expect(problemsWith(anOption('a', { text: ' ' }))).toEqual({ a: { key: 'validation.required' } });
  });

  it('include a text of more than 500 characters', () => {
    expect(problemsWith(anOption('a', { text: '🎈'.repeat(500) }))).toEqual({});
    expect(problemsWith(anOption('a', { text: 'x'.repeat(501) }))).toEqual({
      a: { key: 'validation.max', values: { max: 500 } },
    });
  });

  it('include a value of more than 200 characters', () => {
    const value = 'x'.repeat(201);

    expect(problemsWith(anOption(value, { text: 'x' }))).toEqual({
      [value]: { key: 'creation.errors.optionTooLong', values: { max: 200 } },
    });
  });

  it('include a duplicate text', () => {
    expect(problemsWith(anOption('a', { text: 'Same' }), anOption('b', { text: ' Same' }))).toEqual({
      b: { key: 'creation.errors.optionTwice' },
    });
  });

  it('include more than 500 labels', () => {
    const many = Array.from({ length: 501 }, (_, index) => anOption(`${index}`));

    expect(Object.fromEntries(labelsProblems(many))).toEqual({
      500: { key: 'creation.errors.tooManyOptions', values: { max: 500 } },
    });
  });
});
