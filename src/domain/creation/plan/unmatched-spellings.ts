import { isNoValue } from '../source/no-value.ts';
import { labelMatcher, type Spelling } from '../source/spellings.ts';
import type { DatasetPlan } from './dataset-plan.ts';
import { asLabelled, type QuestionDraft } from './question-draft.ts';

/** Texts of the column of a question; of cells that hold several labels, if the question allows for several. */
export function spellingsFor(plan: DatasetPlan, question: Pick<QuestionDraft, 'column' | 'type'>): readonly Spelling[] {
  const { column, type } = question;
  if (column === undefined) return [];
  const listed = type === 'multi_label_selection' ? plan.listedLabels?.[column] : undefined;
  return listed?.spellings ?? plan.spellings?.[column] ?? [];
}

/** Texts that match no label or rating, so that no suggestion is made from them. */
export function unmatchedSpellings(plan: DatasetPlan, question: QuestionDraft): readonly Spelling[] {
  const isChoosable = choiceTest(question);
  if (!isChoosable) return [];
  return spellingsFor(plan, question).filter(({ text, count }) => count > 0 && !isNoValue(text) && !isChoosable(text));
}

function choiceTest(question: QuestionDraft): ((text: string) => boolean) | undefined {
  const { type, settings, mergesSpellings = true } = question;
  if (type === 'rating') return (text) => text !== '' && settings.options.includes(Number(text));
  const options = asLabelled(question)?.settings.options;
  const match = options && labelMatcher(options, mergesSpellings);
  return match && ((text) => match(text) !== undefined);
}
