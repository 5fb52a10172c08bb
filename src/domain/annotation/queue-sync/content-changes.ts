import { isSame } from '../../shared/edit.ts';
import type { Question } from '../question.ts';
import type { DatasetRecord } from '../record.ts';

/** Compares fields, metadata and suggestions; responses do not matter. */
export const sameContent = (one: DatasetRecord, other: DatasetRecord): boolean =>
  comparableContent(one) === comparableContent(other);

export const sameQuestions = (some: readonly Question[], others: readonly Question[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** Whether answers and shortcuts keep their meaning: only texts have changed, or labels were added. */
export const onlyReworded = (before: readonly Question[], after: readonly Question[]): boolean =>
  before.every((question, at) => isReworded(question, after[at])) && before.length === after.length;

function isReworded(before: Question, after: Question | undefined): boolean {
  if (!after || !isSame(requirements(before), requirements(after))) return false;
  const known = optionValues(before);
  return isSame(optionValues(after).slice(0, known.length), known);
}

const requirements = ({ id, type, required, settings }: Question) => {
  const wording = { options: undefined, visibleOptions: undefined, allowOverlapping: undefined };
  return { id, type, required, settings: { ...settings, ...wording } };
};

const optionValues = ({ settings }: Question): readonly (string | number)[] =>
  'options' in settings ? settings.options.map((option) => (typeof option === 'number' ? option : option.value)) : [];

function comparableContent({ fields, metadata, suggestions }: DatasetRecord): string {
  const proposed = suggestions.map(({ questionId, suggestedAnswer, score, agent }) =>
    JSON.stringify([questionId, suggestedAnswer, score, agent]),
  );
  return JSON.stringify([fields, metadata, proposed.sort()]);
}
