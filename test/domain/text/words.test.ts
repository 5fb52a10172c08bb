import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fold } from '#domain/text/fold.ts';
import { words } from '#domain/text/words.ts';

const textsOf = (text: string) => words(text).map((word) => word.text);

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** UAX #29 applied to the whole text, without shortcuts. */
const slowly = (text: string) =>
  [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .flatMap(({ segment }) => segment.split(/(?<!\d)\.|\.(?!\d)|[:_]/))
    .map(fold)
    .filter((text) => text !== '');

const anyOf = (characters: string) => fc.constantFrom(...characters);
const latin = anyOf('abzABZéßØĿŀǆªº0129._:,;\'’‘"“”-–—…()/@#&+*~ \t\n\u00a0·$€½²×÷µ');
const other = anyOf('אבγΣς漢字ひらがなカナทย가१کہҐ\u0301\u05b0\u064b\u200d\u00ad٣');
const textOf = (character: fc.Arbitrary<string>) => fc.string({ unit: character, maxLength: 60 });

const hasTheSameWords = (text: string) => {
  expect(textsOf(text)).toEqual(slowly(text));
};

describe('the words of a text', () => {
  it.each([
    ['The battery, of course!', ['the', 'battery', 'of', 'course']],
    ['CAFÉ Ångström naïve', ['cafe', 'angstrom', 'naive']],
    ['Straße GROẞ Łódź smørrebrød', ['strasse', 'gross', 'lodz', 'smorrebrod']],
    ["don’t don't rock'n'roll dogs' 'quoted'", ["don't", "don't", "rock'n'roll", 'dogs', 'quoted']],
    ['1,000 3.14 10:30 v1.2.3', ['1,000', '3.14', '10', '30', 'v1.2.3']],
    ['https://argilla.io/my_file.txt', ['https', 'argilla', 'io', 'my', 'file', 'txt']],
    ['well-known — yes…no', ['well', 'known', 'yes', 'no']],
    ['ὈΔΥΣΣΕΎΣ Ὀδυσσεύς', ['οδυσσευσ', 'οδυσσευσ']],
    ['Ёлка елка', ['елка', 'елка']],
    ['שָׁלוֹם مُحَمَّد', ['שלום', 'محمد']],
    ['東京都に住む', ['東京', '都', 'に', '住む']],
    ['ภาษาไทย', ['ภาษา', 'ไทย']],
    ['ガキ カキ', ['ガキ', 'カキ']],
    ['किताब', ['किताब']],
    ['한국어', ['한국어']],
    ['ＡＢＣ ﬁne', ['abc', 'fine']],
    ['so\u00adft', ['soft']],
    ['Great 😡❤️ (c) ©', ['great', '😡', '❤', 'c']],
    ['', []],
    [' .,:_-_:,. ', []],
  ])('in %j are these', (text, expected) => {
    expect(textsOf(text)).toEqual(expected);
  });

  it.each(['The café’s menu, 東京都 and שָׁלוֹם.', 'a_b.c:d 1.5 x', 'ﬁ ½ ẞ 😡!'])(
    'have the right offsets in %j',
    (text) => {
      const again = words(text).flatMap(({ start, end }) => textsOf(text.slice(start, end)));

      expect(again).toEqual(textsOf(text));
    },
  );

  it('are truncated to the limit of indexes, never within a character', () => {
    const [long] = words('a'.repeat(5000));
    const [pairs] = words(`a${'𐐨'.repeat(300)}`);

    expect(long).toEqual({ text: 'a'.repeat(255), start: 0, end: 5000 });
    expect(pairs?.text).toBe(`a${'𐐨'.repeat(127)}`);
    expect(textsOf(`${'a'.repeat(254)}${'𐐨'.repeat(300)}`)).toEqual(['a'.repeat(254)]);
  });

  it('are the same by the shorter way as by the segmenter, in Latin texts', () => {
    fc.assert(fc.property(textOf(latin), hasTheSameWords), { numRuns: 2000 });
  });

  it('are the same in parts as in the whole, in mixed texts', () => {
    const mixed = textOf(fc.oneof(latin, other));

    fc.assert(fc.property(mixed, hasTheSameWords), { numRuns: 2000 });
  });

  it('follow each other and never overlap, in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const found = words(text);

        const places = found.flatMap(({ start, end }) => [start, end]);
        expect(places).toEqual([...places].sort((one, two) => one - two));
        expect(found.every(({ text: word, start, end }) => word !== '' && start < end && end <= text.length)).toBe(
          true,
        );
      }),
    );
  });
});

describe('in a browser that cannot part texts', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules(); // other test files in this process have loaded the module
  });

  it('words are known wherever nothing has to be known of their script', async () => {
    vi.stubGlobal('Intl', {});
    vi.resetModules();

    const { words: known } = await import('#domain/text/words.ts');

    expect(known('Ana met 漢字 in Rome').map((word) => word.text)).toEqual(['ana', 'met', 'in', 'rome']);
  });
});
