import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTextQuery } from '#domain/text/parse-text-query.ts';
import type { TextQuery } from '#domain/text/text-query.ts';

function shown(query: TextQuery | undefined): string {
  if (!query) return 'nothing';
  switch (query.kind) {
    case 'phrase':
      return `${query.words.join('_')}${query.isPrefix ? '*' : ''}${query.slop > 0 ? `~${query.slop}` : ''}`;
    case 'not':
      return `-${shown(query.of)}`;
    case 'all':
      return `(${query.of.map(shown).join(' ')})`;
    case 'any':
      return `(${query.of.map(shown).join('|')})`;
  }
}

const wordsIn = (query: TextQuery | undefined): number => {
  if (!query) return 0;
  if (query.kind === 'phrase') return query.words.length;
  const parts = query.kind === 'not' ? [query.of] : query.of;
  return parts.reduce((sum, part) => sum + wordsIn(part), 0);
};

describe('a query of the simple language', () => {
  it.each([
    ['Battery', 'battery'],
    ['battery days', '(battery days)'],
    ['battery +days', '(battery days)'],
    ['battery | kettle', '(battery|kettle)'],
    ['battery|kettle|jacket', '(battery|kettle|jacket)'],
    ['a b | c d', '(((a b)|c) d)'],
    ['a | b c', '((a|b) c)'],
    ['a (b | c)', '(a (b|c))'],
    ['battery -Berlin', '(battery -berlin)'],
    ['-Berlin', '-berlin'],
    ['--Berlin', 'berlin'],
    ['a | -(b c)', '(a|-(b c))'],
    ['-(-a)', 'a'],
    ['"without any warning"', 'without_any_warning'],
    ['"last days"~2 x', '(last_days~2 x)'],
    ['batt*', 'batt*'],
    ['well-known', 'well_known'],
    ['argilla.i*', 'argilla_i*'],
    ['fuzzy~1 more~', '(fuzzy more)'],
    ['\\-a \\"b \\(c\\) d\\*', '(a b c d)'],
    ['"say \\"hi\\""', 'say_hi'],
    ['foo"bar baz"', '(foo bar_baz)'],
    ['10 - 5', '(10 5)'],
    ['straße', 'strasse'],
    ['東京都', '東京_都'],
  ])('reads %j as %j', (text, expected) => {
    expect(shown(parseTextQuery(text))).toBe(expected);
  });

  it.each([
    ['(a (b', '(a b)'],
    ['a) b', '(a b)'],
    ['"a b', '(a b)'],
    ['a |', 'a'],
    ['| a', 'a'],
    ['a | !! b', '(a|b)'],
    ['-!! a', 'a'],
    ['() a', 'a'],
    ['a\\', 'a'],
    ['a -', 'a'],
  ])('tolerates %j: %j', (text, expected) => {
    expect(shown(parseTextQuery(text))).toBe(expected);
  });

  it.each(['', ' ', '*', '-', '-*', '"', '""', '(((\\"~ *', '|', '+-|()', '~', '\\', '-""', '!?', ')('])(
    'is undefined for %j',
    (text) => {
      expect(parseTextQuery(text)).toBeUndefined();
    },
  );

  it('is limited to the maximum of words', () => {
    const many = parseTextQuery('word '.repeat(2000));
    const pasted = parseTextQuery(`a b "${'word '.repeat(2000)}" c`);

    expect([wordsIn(many), wordsIn(pasted)]).toEqual([512, 512]);
  });

  it.each(['(', '-(', '(a ', '"a ', '-(a | '])('accepts very long input of %j', (text) => {
    expect(() => parseTextQuery(text.repeat(50_000))).not.toThrow();
  });

  it('accepts any text', () => {
    const unit = fc.oneof(fc.constantFrom(...'"()|+-*~\\ ab1'), fc.string({ unit: 'binary', maxLength: 1 }));

    fc.assert(
      fc.property(fc.string({ unit, maxLength: 50 }), (text) => {
        const query = parseTextQuery(text);

        expect(query === undefined || wordsIn(query) > 0).toBe(true);
      }),
    );
  });
});
