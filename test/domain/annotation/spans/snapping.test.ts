import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slice } from '#domain/annotation/spans/code-points.ts';
import { markedText, snapToCharacters, snapToTokens } from '#domain/annotation/spans/snapping.ts';

/** Brackets mark the selection, in code points. */
function selected(drawn: string): [text: string, start: number, end: number] {
  const characters = [...drawn];
  const start = characters.indexOf('[');
  return [characters.filter((each) => each !== '[' && each !== ']').join(''), start, characters.indexOf(']') - 1];
}

function tokens(drawn: string): string | undefined {
  const [text, start, end] = selected(drawn);
  const marked = markedText(text);
  const range = snapToTokens(marked, start, end);
  return range && slice(marked.points, range.start, range.end);
}

function characters(drawn: string): string | undefined {
  const [text, start, end] = selected(drawn);
  const marked = markedText(text);
  const range = snapToCharacters(marked, start, end);
  return range && slice(marked.points, range.start, range.end);
}

function edgesIn(text: string): ReadonlySet<number> {
  const edges = new Set([0]);
  let place = 0;
  for (const { segment } of new Intl.Segmenter('und').segment(text)) {
    place += [...segment].length;
    edges.add(place);
  }
  return edges;
}

const family = '👨‍👩‍👧‍👦';

describe('Selecting whole words', () => {
  it.each([
    ['a word begun late', 'the qu[ick] fox', 'quick'],
    ['a word ended early', 'the [qui]ck fox', 'quick'],
    ['the inside of a word', 'the q[uic]k fox', 'quick'],
    ['parts of two words', 'the q[uick f]ox', 'quick fox'],
    ['one letter', 'the quick f[o]x', 'fox'],
    ['the first and the last word', 't[he quick f]ox', 'the quick fox'],
  ])('completes %s', (_, drawn, expected) => {
    expect(tokens(drawn)).toBe(expected);
  });

  it.each([
    ['blanks before', 'the[  quick] fox', 'quick'],
    ['blanks after', 'the [quick ]fox', 'quick'],
    ['lines and tabs', 'the[\n\tquick\r\n]fox', 'quick'],
    ['wide blanks', '東京[\u3000大阪\u00a0]x', '大阪'],
  ])('leaves out %s', (_, drawn, expected) => {
    expect(tokens(drawn)).toBe(expected);
  });

  it.each([
    ['blanks alone', 'the[  ]quick'],
    ['nothing', 'the [] quick'],
    ['nothing inside a word', 'th[]e'],
    ['nothing in an empty text', '[]'],
  ])('ignores %s', (_, drawn) => {
    expect(tokens(drawn)).toBeUndefined();
    expect(characters(drawn)).toBeUndefined();
  });

  it.each([
    ['a full stop', 'the f[o]x.', 'fox'],
    ['quotes', 'a “f[o]x” said', 'fox'],
    ['single quotes', "a 'f[o]x' said", 'fox'],
    ['brackets', 'a (f[o]x) said', 'fox'],
    ['a comma', 'f[o]x, said', 'fox'],
    ['the other half of a hyphenated word', 'a well-kn[ow]n fox', 'known'],
  ])('does not cross %s', (_, drawn, expected) => {
    expect(tokens(drawn)).toBe(expected);
  });

  it.each([
    ['a decimal', 'about 3.1[4] of it', '3.14'],
    ['a large number', 'about 1,0[0]0,000 of it', '1,000,000'],
    ['a word with an apostrophe', "we don'[t] know", "don't"],
    ['a name with an underscore', 'call user_n[a]me now', 'user_name'],
    ['a hyphenated word selected over the hyphen', 'a we[ll-kn]own fox', 'well-known'],
    ['punctuation that was selected', 'the fo[x.] Then', 'fox.'],
    ['punctuation alone', 'the fox[.] Then', '.'],
  ])('takes %s', (_, drawn, expected) => {
    expect(tokens(drawn)).toBe(expected);
  });

  it.each([
    ['letters with accents of their own', 'un ca[f]e\u0301 noir', 'cafe\u0301'],
    ['Cyrillic', 'быстрая ли[с]а', 'лиса'],
    ['Arabic', 'مرحبا بال[ع]الم', 'بالعالم'],
    ['Hebrew', 'שלום עו[ל]ם', 'עולם'],
    ['Hindi', 'नमस्ते दुनि[य]ा', 'दुनिया'],
    ['Korean', '안녕하세요 세[계]야', '세계야'],
    ['letters beyond the first plane', 'x 𝒜𝒷[𝒸] y', '𝒜𝒷𝒸'],
  ])('completes words in %s', (_, drawn, expected) => {
    expect(tokens(drawn)).toBe(expected);
  });

  it.each([
    ['Chinese', '我住在[北京]大学', '北京'],
    ['Japanese', '東[京タ]ワー', '京タ'],
    ['Thai', 'สวัส[ดี]ชาวโลก', 'ดี'],
  ])('keeps the selection in %s, which has no spaces', (_, drawn, expected) => {
    expect(tokens(drawn)).toBe(expected);
  });

  it.each([
    ['a family of one character', `a 👨‍[👩]‍👧‍👦 b`, family],
    ['a flag', 'a 🇩[🇪] b', '🇩🇪'],
    ['a thumb with its colour', 'a 👍[🏽] b', '👍🏽'],
    ['a word after emojis', '😀😀 Ad[a] b', 'Ada'],
  ])('takes %s whole', (_, drawn, expected) => {
    expect(tokens(drawn)).toBe(expected);
  });

  it('takes the two ends in any order', () => {
    const text = markedText('the quick fox');

    expect(snapToTokens(text, 7, 5)).toEqual({ start: 4, end: 9 });
  });

  it('clamps a selection to the text', () => {
    expect(snapToTokens(markedText('the fox'), 5, 99)).toEqual({ start: 4, end: 7 });
    expect(snapToTokens(markedText('the fox'), -9, 1)).toEqual({ start: 0, end: 3 });
  });

  it('ignores a selection outside the text', () => {
    expect(snapToTokens(markedText('the fox'), 50, 60)).toBeUndefined();
  });
});

describe('Selecting single characters', () => {
  it.each([
    ['part of a word', 'the q[ui]ck fox', 'ui'],
    ['blanks beside a word', 'the[ qu]ick fox', ' qu'],
    ['a letter with its accent', 'caf[e]\u0301', 'e\u0301'],
    ['an emoji of several', `a 👨‍[👩]‍👧‍👦 b`, family],
    ['one character of Chinese', '我[住]在北京', '住'],
  ])('takes %s', (_, drawn, expected) => {
    expect(characters(drawn)).toBe(expected);
  });
});

describe('Any selection in any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('ab', ' ', 'e\u0301', family, '京', '-', '3.1', '\ud83d', '\n'))
      .map((parts) => parts.join('')),
  );
  const anyPlace = fc.integer({ min: -2, max: 30 });

  it.each([
    ['words', snapToTokens],
    ['characters', snapToCharacters],
  ])('stays inside the text by %s, covers the selection without blanks, and splits no character', (_, snap) => {
    fc.assert(
      fc.property(anyText, anyPlace, anyPlace, (text, one, other) => {
        const marked = markedText(text);
        const range = snap(marked, one, other);
        const wanted = slice(marked.points, Math.min(one, other), Math.max(one, other)).trim();
        expect(range === undefined).toBe(wanted === '');
        if (!range) return;

        const covered = slice(marked.points, range.start, range.end);
        const edges = edgesIn(text);
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeLessThanOrEqual(marked.points.length);
        expect(range.end).toBeGreaterThan(range.start);
        expect(covered).toContain(wanted);
        expect([edges.has(range.start), edges.has(range.end)]).toEqual([true, true]);
      }),
      { numRuns: 500 },
    );
  });
});
