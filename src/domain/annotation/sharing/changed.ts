import type { Question } from '../question.ts';
import type { DatasetRecord } from '../record.ts';

/** Whether a record is to be judged by the same as before; who has answered it tells nothing. */
export const sameContent = (one: DatasetRecord, other: DatasetRecord): boolean => essence(one) === essence(other);

export const sameQuestions = (some: readonly Question[], others: readonly Question[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

function essence({ fields, metadata, suggestions }: DatasetRecord): string {
  const proposed = suggestions.map(({ questionId, suggestedAnswer, score, agent }) =>
    JSON.stringify([questionId, suggestedAnswer, score, agent]),
  );
  return JSON.stringify([fields, metadata, proposed.sort()]);
}
