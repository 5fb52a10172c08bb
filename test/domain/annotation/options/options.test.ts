import { describe, expect, it } from 'vitest';
import {
  foldedOptions,
  hasVisibleOptions,
  isFoldable,
  isSearchable,
  matchingOptions,
  orderedOptions,
  visibleOptions,
} from '#domain/annotation/options/options.ts';
import { anOption, aQuestion, aSuggestion, someOptions } from '../../../support/builders.ts';

const options = (count: number) => someOptions(...Array.from({ length: count }, (_, index) => `o${index + 1}`));
const labelled = (count: number, visible?: number) =>
  aQuestion('label_selection', { settings: { options: options(count), visibleOptions: visible } });
const values = (shown: readonly { readonly value: string }[]) => shown.map(({ value }) => value);

describe('Visible options', () => {
  it('default to the number of options', () => {
    expect(visibleOptions(labelled(10))).toBe(10);
  });

  it.each([
    [3, false],
    [4, true],
  ])('limit a list of %d options: %s', (count, expected) => {
    expect(hasVisibleOptions(labelled(count))).toBe(expected);
  });

  it.each([
    ['fewer than there are', labelled(10, 4), 4, true],
    ['as many as there are', labelled(10, 10), 10, false],
    ['more than there are', labelled(5, 9), 5, false],
    ['one of three, too few to fold', labelled(3, 1), 3, false],
  ])('may be %s', (_, question, expected, foldable) => {
    expect(visibleOptions(question)).toBe(expected);
    expect(isFoldable(question)).toBe(foldable);
  });
});

describe('A list of options', () => {
  it.each([
    [14, undefined, false],
    [15, undefined, true],
    [5, 3, true],
  ])('with %d options, folded to %s, can be searched: %s', (count, visible, expected) => {
    expect(isSearchable(labelled(count, visible))).toBe(expected);
  });

  it('shows the selected hidden options after the visible ones while folded', () => {
    expect(values(foldedOptions(options(6), 3, ['o6', 'o2', 'o5']))).toEqual(['o1', 'o2', 'o3', 'o5', 'o6']);
  });

  it('is searched by text, ignoring case', () => {
    const cities = [anOption('1', { text: 'Buenos Aires' }), anOption('2', { text: 'Berlin' })];

    expect(values(matchingOptions(cities, ' AIRES '))).toEqual(['1']);
    expect(values(matchingOptions(cities, ''))).toEqual(['1', '2']);
  });
});

describe('The order of options', () => {
  const bySuggestion = aQuestion('multi_label_selection', {
    settings: { options: someOptions('a', 'b', 'c', 'd', 'e'), optionsOrder: 'suggestion' },
  });
  const suggestion = (labels: readonly string[], score?: number | readonly number[]) =>
    aSuggestion(bySuggestion, { type: 'multi_label_selection', labels }, { score });

  it('is that of the settings when natural', () => {
    const natural = aQuestion('multi_label_selection');

    expect(values(orderedOptions(natural, suggestion(['politics'], 0.9)))).toEqual(['news', 'sports', 'politics']);
  });

  it('is that of the settings for a single label', () => {
    expect(values(orderedOptions(labelled(3)))).toEqual(['o1', 'o2', 'o3']);
  });

  it('has the best suggested options first when by suggestion', () => {
    expect(values(orderedOptions(bySuggestion, suggestion(['b', 'd'], [0.2, 0.8])))).toEqual(['d', 'b', 'a', 'c', 'e']);
  });

  it('keeps the order of equal scores', () => {
    expect(values(orderedOptions(bySuggestion, suggestion(['e', 'c'], 0.5)))).toEqual(['c', 'e', 'a', 'b', 'd']);
  });

  it('has suggested options without a score before the others', () => {
    expect(values(orderedOptions(bySuggestion, suggestion(['d'])))).toEqual(['d', 'a', 'b', 'c', 'e']);
  });

  it('is that of the settings without a suggestion', () => {
    expect(values(orderedOptions(bySuggestion))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('keeps the numbers of the options', () => {
    const positions = orderedOptions(bySuggestion, suggestion(['c'], 1)).map(({ position }) => position);

    expect(positions).toEqual([2, 0, 1, 3, 4]);
  });
});
