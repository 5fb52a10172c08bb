import { type CodePoints, codePoints, toCodePoint, toUnit } from './code-points.ts';

/** In code points; `end` is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface MarkedText {
  readonly points: CodePoints;
  readonly words: Intl.Segments;
  readonly characters: Intl.Segments;
  readonly sentences: Intl.Segments;
}

interface Segment extends TextRange {
  readonly text: string;
  readonly isWord: boolean;
}

const words = new Intl.Segmenter('und', { granularity: 'word' });
const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });
const sentences = new Intl.Segmenter('und', { granularity: 'sentence' });

export const markedText = (text: string): MarkedText => ({
  points: codePoints(text),
  words: words.segment(text),
  characters: characters.segment(text),
  sentences: sentences.segment(text),
});

export function snapToCharacters(text: MarkedText, one: number, other: number): TextRange | undefined {
  const units = unitsOf(text, one, other);
  return isBlank(text, units) ? undefined : inCodePoints(text, wholeCharacters(text, units));
}

/** Extends a selection to whole words, without blanks at the ends. */
export function snapToTokens(text: MarkedText, one: number, other: number): TextRange | undefined {
  const units = unitsOf(text, one, other);
  if (isBlank(text, units)) return undefined;
  return inCodePoints(text, wholeCharacters(text, completed(text, trimmed(text, units))));
}

/** The word at a position or ending there; without a word, the character. */
export function tokenAt(text: MarkedText, position: number): TextRange | undefined {
  return snapToTokens(text, position, position + 1) ?? snapToTokens(text, position - 1, position);
}

function unitsOf({ points }: MarkedText, one: number, other: number): TextRange {
  const [start, end] = [toUnit(points, Math.min(one, other)), toUnit(points, Math.max(one, other))];
  return { start, end };
}

const inCodePoints = ({ points }: MarkedText, { start, end }: TextRange): TextRange => ({
  start: toCodePoint(points, start),
  end: toCodePoint(points, end),
});

const wholeCharacters = ({ characters }: MarkedText, { start, end }: TextRange): TextRange => ({
  start: segmentAt(characters, start).start,
  end: segmentAt(characters, end - 1).end,
});

const isBlank = ({ points }: MarkedText, { start, end }: TextRange) => points.text.slice(start, end).trim() === '';

function trimmed({ points }: MarkedText, { start, end }: TextRange): TextRange {
  const selected = points.text.slice(start, end);
  return {
    start: start + selected.length - selected.trimStart().length,
    end: end - selected.length + selected.trimEnd().length,
  };
}

function completed({ words }: MarkedText, { start, end }: TextRange): TextRange {
  const [first, last] = [segmentAt(words, start), segmentAt(words, end - 1)];
  return { start: isToken(first) ? first.start : start, end: isToken(last) ? last.end : end };
}

/** Every unit of a text is in a segment. */
export function segmentAt(segments: Intl.Segments, unit: number): Segment {
  const { index, segment, isWordLike } = segments.containing(unit) as Intl.SegmentData;
  return { start: index, end: index + segment.length, text: segment, isWord: isWordLike === true };
}

/** Scripts without spaces between words: the segmenter's guess must not override the selection. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

const isToken = ({ isWord, text }: Segment) => isWord && !unspaced.test(text);
