import { existsSync, readFileSync } from 'node:fs';
import { markedText, snapToCharacters, snapToTokens, type TextRange } from '#domain/annotation/spans/snapping.ts';
import type { Tally } from '../support/tally.ts';
import { ask } from './python.ts';

const folder = process.env.UNICODE_DATA ?? '/usr/share/unicode/auxiliary';

interface Piece extends TextRange {
  readonly text: string;
}

interface Sample {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

const fromHex = (codes: string) => codes.split(' ').map((code) => String.fromCodePoint(Number.parseInt(code, 16)));

/** A line such as `÷ 0061 × 0308 ÷ 0062 ÷`. */
function sampleOf(line: string): Sample {
  let end = 0;
  const parts = line
    .split('÷')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const pieces = parts.map((part) => {
    const points = fromHex(part.replaceAll(' × ', ' '));
    const piece = { text: points.join(''), start: end, end: end + points.length };
    end = piece.end;
    return piece;
  });
  return { text: pieces.map(({ text }) => text).join(''), pieces };
}

const samplesIn = (file: string): readonly Sample[] =>
  readFileSync(`${folder}/${file}`, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
    .map(sampleOf);

const isBlank = ({ text }: Piece) => text.trim() === '';
const unspacedOrPicture = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{Extended_Pictographic}]/u;

/** Letters of scripts without spaces between words: selections extend to a whole word. */
const isWord = ({ text }: Piece) => /^[\p{Letter}\p{Number}]/u.test(text) && !unspacedOrPicture.test(text);

interface Kind {
  readonly file: string;
  readonly what: string;
  readonly granularity: 'grapheme' | 'word';
  readonly isMeant: (piece: Piece) => boolean;
  readonly snap: typeof snapToCharacters;
}

const kinds: readonly Kind[] = [
  {
    file: 'GraphemeBreakTest.txt',
    what: 'a character',
    granularity: 'grapheme',
    isMeant: (piece) => !isBlank(piece),
    snap: snapToCharacters,
  },
  { file: 'WordBreakTest.txt', what: 'a word', granularity: 'word', isMeant: isWord, snap: snapToTokens },
];

const written = (text: string) => [...text].map((point) => point.codePointAt(0)?.toString(16)).join(' ');

/** The segmenter of the platform may implement a later version of Unicode than the file. */
function isKnown({ text, pieces }: Sample, { granularity }: Kind): boolean {
  const segments = [...new Intl.Segmenter('und', { granularity }).segment(text)].map(({ segment }) => segment);
  return segments.join('\n') === pieces.map((piece) => piece.text).join('\n');
}

interface Span extends TextRange {
  readonly text: string;
  readonly slice: string;
}

/** Marking any letter of a piece marks the whole piece; a space alone cannot be marked. */
function markPiece(text: string, piece: Piece, { what, snap }: Kind, tally: Tally): readonly Span[] {
  const marked = markedText(text);
  return [...piece.text].flatMap((letter, at) => {
    if (letter.trim() === '') return [];
    const { start, end } = snap(marked, piece.start + at, piece.start + at + 1) ?? { start: -1, end: -1 };
    const isRight = start === piece.start && end === piece.end;
    const places = `${start} to ${end} in place of ${piece.start} to ${piece.end}`;
    tally.check(`${what} of ${written(text)}`, isRight ? undefined : places);
    return [{ text, start, end, slice: piece.text }];
  });
}

/** Unicode's break tests, applied to marking spans; Python checks the offsets. */
export async function unicodeBreaks(tally: Tally) {
  if (!existsSync(`${folder}/GraphemeBreakTest.txt`)) {
    tally.note(
      "Unicode's break tests were left out: they come with Debian's unicode-data, or UNICODE_DATA names their folder",
    );
    return;
  }
  for (const kind of kinds) {
    const samples = samplesIn(kind.file);
    const known = samples.filter((sample) => isKnown(sample, kind));
    const others = samples.length - known.length;
    if (others > 0)
      tally.note(`${others} of ${samples.length} lines of ${kind.file} are of another Unicode than the platform's`);
    const spans = known.flatMap(({ text, pieces }) =>
      pieces.filter(kind.isMeant).flatMap((piece) => markPiece(text, piece, kind, tally)),
    );
    const lines = spans.map((span) => JSON.stringify(span)).join('\n');
    const { code, said } = await ask(['python3', 'test/hostile/others/slices.py'], lines);
    tally.check(`the slices of Python, ${kind.file}`, code === 0 && said === '' ? undefined : said.slice(0, 2_000));
  }
}
