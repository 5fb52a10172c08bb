import { diffArrays } from 'diff';
import { runs } from '#domain/text/runs.ts';

export interface Stretch {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Milliseconds; long enough for any two texts that are much alike. */
const patience = 50;
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'word' }) : undefined;

/** In which words two texts differ; two that are all too different differ altogether. */
export function differenceOf(from: string, to: string): readonly Stretch[] {
  const changes = diffArrays(wordsOf(from), wordsOf(to), { timeout: patience });
  if (!changes) return [stretch('gone', [from]), stretch('new', [to])];
  return changes.map(({ removed, added, value }) => stretch(removed ? 'gone' : added ? 'new' : 'same', value));
}

/** An older browser knows words by the blanks between them. */
const wordsOf = (text: string): string[] =>
  segmenter
    ? runs(text).flatMap((part) => [...segmenter.segment(part.text)].map(({ segment }) => segment))
    : text.split(/(\s+)/);

const stretch = (kind: Stretch['kind'], words: readonly string[]): Stretch => ({ kind, text: words.join('') });
