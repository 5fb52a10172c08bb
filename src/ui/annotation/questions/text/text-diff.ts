import { diffArrays } from 'diff';
import { runs } from '#domain/text/runs.ts';

export interface DiffPart {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Milliseconds; long enough for any two texts that are much alike. */
const timeoutMs = 50;
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'word' }) : undefined;

/** In which words two texts differ; two that are all too different differ altogether. */
export function differenceOf(from: string, to: string): readonly DiffPart[] {
  const changes = diffArrays(wordsOf(from), wordsOf(to), { timeout: timeoutMs });
  if (!changes) return [diffPart('gone', [from]), diffPart('new', [to])];
  return changes.map(({ removed, added, value }) => diffPart(removed ? 'gone' : added ? 'new' : 'same', value));
}

/** An older browser knows words by the blanks between them. */
const wordsOf = (text: string): string[] =>
  segmenter
    ? runs(text).flatMap((part) => [...segmenter.segment(part.text)].map(({ segment }) => segment))
    : text.split(/(\s+)/);

const diffPart = (kind: DiffPart['kind'], words: readonly string[]): DiffPart => ({ kind, text: words.join('') });
