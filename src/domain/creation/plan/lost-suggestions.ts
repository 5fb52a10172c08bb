import { labelMatcher, type Spelling } from '../source/spellings.ts';
import type { DatasetPlan } from './dataset-plan.ts';
import { labelled, type QuestionDraft } from './question-draft.ts';

/** What stands in the column that suggests the answers to a question. */
export const spellingsFor = ({ spellings }: DatasetPlan, { column }: QuestionDraft): readonly Spelling[] =>
  (column === undefined ? undefined : spellings?.[column]) ?? [];

/** The texts in the column of a question that are none of its labels, or no rating: what they suggest is left out. */
export function lostSuggestions(plan: DatasetPlan, question: QuestionDraft): readonly Spelling[] {
  const isChoosable = choosable(question);
  return isChoosable ? spellingsFor(plan, question).filter(({ text, count }) => count > 0 && !isChoosable(text)) : [];
}

function choosable(question: QuestionDraft): ((text: string) => boolean) | undefined {
  const { type, settings, mergesSpellings = true } = question;
  if (type === 'rating') return (text) => text !== '' && settings.options.includes(Number(text));
  const options = labelled(question)?.settings.options;
  const match = options && labelMatcher(options, mergesSpellings);
  return match && ((text) => match(text) !== undefined);
}
