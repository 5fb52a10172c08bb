import { afterEach, describe, expect, it, vi } from 'vitest';
import { differenceOf } from '#ui/annotation/questions/text/text-diff.ts';

afterEach(() => vi.unstubAllGlobals());

const shown = (from: string, to: string) =>
  differenceOf(from, to)
    .map(({ kind, text }) => ({ same: text, gone: `[-${text}]`, new: `[+${text}]` })[kind])
    .join('');

describe('the difference between two texts', () => {
  it.each([
    ['the same', 'the same', 'the same'],
    ['a dark day', 'a bright day', 'a [-dark][+bright] day'],
    ['one two', 'one two three', 'one two[+ three]'],
    ['stop.', 'stop!', 'stop[-.][+!]'],
    ['今天天气好', '今天天气坏', '今天天气[-好][+坏]'],
  ])('from %s to %s consists of words: %s', (from, to, difference) => {
    expect(shown(from, to)).toBe(difference);
  });

  it('replaces the whole text if comparing takes too long', () => {
    const words = (seed: string) => Array.from({ length: 40_000 }, (_, index) => `${seed}${index}`).join(' ');

    const stretches = differenceOf(words('a'), words('b'));

    expect(stretches.map(({ kind }) => kind)).toEqual(['gone', 'new']);
  });

  it('splits words at white space in browsers without Intl.Segmenter', async () => {
    vi.stubGlobal('Intl', {});
    vi.resetModules();

    const older = await import('#ui/annotation/questions/text/text-diff.ts');

    expect(older.differenceOf('a dark day', 'a bright day').map(({ text }) => text)).toEqual([
      'a ',
      'dark',
      'bright',
      ' day',
    ]);
  });
});
