import type { QuestionDraft, RatingEnds } from './question-draft.ts';

export const noEnds: RatingEnds = { lowest: '', highest: '' };

/** Argilla's ratings have no texts, so the description says what the ends mean: `1 = useless, 5 = perfect`. */
export function describedEnds({ type, settings, ends = noEnds }: QuestionDraft): string {
  if (type !== 'rating') return '';
  const [lowest, highest] = [settings.options[0], settings.options.at(-1)];
  const meanings = [
    { value: lowest, word: ends.lowest.trim() },
    { value: highest, word: ends.highest.trim() },
  ];
  return meanings
    .filter(({ value, word }) => value !== undefined && word !== '')
    .map(({ value, word }) => `${value} = ${word}`)
    .join(', ');
}

/** The description as it is sent, with the ends of a scale. */
export const fullDescription = (question: QuestionDraft): string =>
  [question.description ?? '', describedEnds(question)].filter((text) => text.trim() !== '').join('\n\n');
