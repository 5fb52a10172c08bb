import { fold } from './fold.ts';
import { runs } from './runs.ts';

/** Increase when the same text gives other words, so that texts are indexed again. */
export const analyserVersion = 2;

export interface Word {
  readonly text: string;
  /** Offset in the original text. */
  readonly start: number;
  readonly end: number;
}

const letter = 'A-Za-zªµº\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f';
const quote = "'‘’";
const simpleWord = new RegExp(
  `[${letter}0-9]+(?:(?:(?<=[${letter}])[${quote}](?=[${letter}])|(?<=[0-9])[.,;${quote}](?=[0-9]))[${letter}0-9]+)*`,
  'g',
);

/** Latin texts without special rules, which need no dictionary. */
const isSimple = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are as simple as the rest
  /^[\x00-\xac\xae-\xb6\xb8-\u024f\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]*$/.test(text);

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('und', { granularity: 'word' }) : undefined;
const isEmoji = (segment: string) => /\p{Emoji_Presentation}|\ufe0f/u.test(segment);

/** Splits names of sites, files and variables. */
const partSeparator = /(?<!\d)\.|\.(?!\d)|[:_]/;

type Piece = readonly [text: string, start: number];

function parts(segment: string, start: number): Piece[] {
  let at = start;
  return segment.split(partSeparator).map((part) => {
    const piece: Piece = [part, at];
    at += part.length + 1;
    return piece;
  });
}

const simplePieces = (text: string, start: number): Piece[] =>
  Array.from(text.matchAll(simpleWord), ({ 0: word, index }): Piece => [word, start + index]);

/** Older browsers without a segmenter find simple words only. */
const segmentedPieces = (text: string, start: number): Piece[] =>
  [...(segmenter?.segment(text) ?? [])]
    .filter(({ isWordLike, segment }) => isWordLike || isEmoji(segment))
    .flatMap(({ segment, index }) => parts(segment, start + index));

const piecesOf = (text: string, start: number): Piece[] =>
  isSimple(text) ? simplePieces(text, start) : segmentedPieces(text, start);

/** The segmenter is twenty times slower, so it is used only when needed. */
const pieces = (text: string): Piece[] =>
  isSimple(text) ? simplePieces(text, 0) : runs(text).flatMap((run) => piecesOf(run.text, run.start));

/** Words of a text in any script, by UAX #29, in order. */
export function words(text: string): readonly Word[] {
  return pieces(text)
    .map(([piece, start]) => ({ text: fold(piece), start, end: start + piece.length }))
    .filter((word) => word.text !== '');
}
