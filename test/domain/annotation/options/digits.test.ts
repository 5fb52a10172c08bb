import { describe, expect, it } from 'vitest';
import { keysOf, resolveDigits } from '#domain/annotation/options/digits.ts';
import { aQuestion, someOptions } from '../../../support/builders.ts';

const labels = (count: number) =>
  keysOf(
    aQuestion('label_selection', {
      settings: { options: someOptions(...Array.from({ length: count }, (_, index) => `label-${index}`)) },
    }),
  );
const ratings = keysOf(aQuestion('rating'));

describe('The keys of a question', () => {
  it.each([aQuestion('label_selection'), aQuestion('multi_label_selection'), aQuestion('ranking')])(
    'number the options of a $type from 1',
    (question) => {
      expect(keysOf(question)).toEqual(['1', '2', '3']);
    },
  );

  it('number the labels of a span question from 1', () => {
    expect(keysOf(aQuestion('span'))).toEqual(['1', '2']);
  });

  it('are the values of a rating', () => {
    expect(ratings).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  });

  it('do not exist for a text', () => {
    expect(keysOf(aQuestion('text'))).toEqual([]);
  });
});

describe('Typed digits', () => {
  it.each([
    ['1', labels(9), { kind: 'settled', position: 0 }],
    ['9', labels(9), { kind: 'settled', position: 8 }],
    ['1', labels(10), { kind: 'waiting', position: 0 }],
    ['2', labels(10), { kind: 'settled', position: 1 }],
    ['10', labels(10), { kind: 'settled', position: 9 }],
    ['10', labels(250), { kind: 'waiting', position: 9 }],
    ['100', labels(250), { kind: 'settled', position: 99 }],
    ['3', labels(250), { kind: 'waiting', position: 2 }],
    ['0', labels(10), { kind: 'invalid' }],
    ['01', labels(10), { kind: 'invalid' }],
    ['11', labels(10), { kind: 'invalid' }],
    ['', labels(2), { kind: 'waiting', position: undefined }],
  ])('%s among numbered options', (digits, keys, expected) => {
    expect(resolveDigits(digits, keys)).toEqual(expected);
  });

  it.each([
    ['0', { kind: 'settled', position: 0 }],
    ['1', { kind: 'waiting', position: 1 }],
    ['10', { kind: 'settled', position: 10 }],
    ['5', { kind: 'settled', position: 5 }],
    ['11', { kind: 'invalid' }],
  ])('%s among the ratings 0 to 10', (digits, expected) => {
    expect(resolveDigits(digits, ratings)).toEqual(expected);
  });

  it('wait for a key that starts with them', () => {
    expect(resolveDigits('1', ['10', '20'])).toEqual({ kind: 'waiting', position: undefined });
  });
});
