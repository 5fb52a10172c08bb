import { fold } from './fold.ts';
import { runs } from './runs.ts';

/** Goes up whenever the same text would give other words: what was indexed before is then indexed anew. */
export const analyserVersion = 2;

export interface Word {
  /** Folded: how it is compared. */
  readonly text: string;
  /** Where it stands in the text as written. */
  readonly start: number;
  readonly end: number;
}

const letter = 'A-Za-zªµº\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f';
const quote = "'‘’";
const simpleWord = new RegExp(
  `[${letter}0-9]+(?:(?:(?<=[${letter}])[${quote}](?=[${letter}])|(?<=[0-9])[.,;${quote}](?=[0-9]))[${letter}0-9]+)*`,
  'g',
);

/** Nothing of this needs a dictionary, or has a rule of its own. */
const isSimple = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are as simple as the rest
  /^[\x00-\xac\xae-\xb6\xb8-\u024f\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]*$/.test(text);

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('und', { granularity: 'word' }) : undefined;
const isEmoji = (segment: string) => /\p{Emoji_Presentation}|\ufe0f/u.test(segment);

/** Names of sites, files and variables are found by their parts. */
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

/** An older browser knows of words only where nothing has to be known of them. */
const segmentedPieces = (text: string, start: number): Piece[] =>
  [...(segmenter?.segment(text) ?? [])]
    .filter(({ isWordLike, segment }) => isWordLike || isEmoji(segment))
    .flatMap(({ segment, index }) => parts(segment, start + index));

const piecesOf = (text: string, start: number): Piece[] =>
  isSimple(text) ? simplePieces(text, start) : segmentedPieces(text, start);

/** The segmenter takes twenty times as long, so it sees only what needs it. */
const pieces = (text: string): Piece[] =>
  isSimple(text) ? simplePieces(text, 0) : runs(text).flatMap((run) => piecesOf(run.text, run.start));

/** The words of a text in any script, as UAX #29 parts them, in their order. */
export function words(text: string): readonly Word[] {
  return pieces(text)
    .map(([piece, start]) => ({ text: fold(piece), start, end: start + piece.length }))
    .filter((word) => word.text !== '');
}
