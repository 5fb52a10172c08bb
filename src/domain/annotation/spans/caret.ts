import { toCodePoint, toUnit } from './code-points.ts';
import { type MarkedText, segmentAt } from './snapping.ts';

/** A line ends at a line break of the text. */
export type CaretStep = 'character' | 'word' | 'sentence' | 'line' | 'text';

/** Positions count code points. */
export function moveCaret(text: MarkedText, position: number, step: CaretStep, isForward: boolean): number {
  const { points } = text;
  const unit = toUnit(points, position);
  const end = points.text.length;
  if (unit === (isForward ? end : 0)) return toCodePoint(points, unit);
  return toCodePoint(points, steps[step](text, unit, isForward));
}

type CaretMove = (text: MarkedText, unit: number, isForward: boolean) => number;

const steps: { readonly [S in CaretStep]: CaretMove } = {
  character: ({ characters }, unit, isForward) => segmentEdge(characters, unit, isForward),
  word,
  sentence: ({ sentences }, unit, isForward) => segmentEdge(sentences, unit, isForward),
  line: ({ points }, unit, isForward) => {
    if (!isForward) return points.text.lastIndexOf('\n', unit - 1) + 1;
    const end = points.text.indexOf('\n', unit);
    return end < 0 ? points.text.length : end;
  },
  text: ({ points }, _, isForward) => (isForward ? points.text.length : 0),
};

function word({ words, points }: MarkedText, unit: number, isForward: boolean): number {
  const last = isForward ? points.text.length : 0;
  let at = unit;
  while (at !== last) {
    const from = at;
    at = segmentEdge(words, at, isForward);
    if (segmentAt(words, Math.min(from, at)).isWord) return at;
  }
  return at;
}

const segmentEdge = (segments: Intl.Segments, unit: number, isForward: boolean): number =>
  isForward ? segmentAt(segments, unit).end : segmentAt(segments, unit - 1).start;
