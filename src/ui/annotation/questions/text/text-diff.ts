import { diffArrays } from 'diff';
import { runs } from '#domain/text/runs.ts';

export interface DiffPart {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Enough for two similar texts of any usual length. */
const timeoutMs = 50;
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'word' }) : undefined;

/** Differences word by word. Very different texts count as replaced entirely. */
export function differenceOf(from: string, to: string): readonly DiffPart[] {
  const changes = diffArrays(wordsOf(from), wordsOf(to), { timeout: timeoutMs });
  if (!changes) return [diffPart('gone', [from]), diffPart('new', [to])];
  return changes.map(({ removed, added, value }) => diffPart(removed ? 'gone' : added ? 'new' : 'same', value));
}

/** Browsers without Intl.Segmenter split words at white space. */
const wordsOf = (text: string): string[] =>
  segmenter
    ? runs(text).flatMap((part) => [...segmenter.segment(part.text)].map(({ segment }) => segment))
    : text.split(/(\s+)/);

const diffPart = (kind: DiffPart['kind'], words: readonly string[]): DiffPart => ({ kind, text: words.join('') });
