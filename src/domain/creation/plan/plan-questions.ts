import type { QuestionType } from '../../annotation/answer.ts';
import type { Option } from '../../annotation/question.ts';
import { limits } from '../../shared/limits.ts';
import { requireOnlyQuestion } from '../source/row-source.ts';
import { labelsIn } from '../source/spellings.ts';
import { type DatasetPlan, moveItem, textFields } from './dataset-plan.ts';
import { newQuestion, nextNumber, rankingOption, ratingsBetween } from './new-question.ts';
import { asLabelled, labelsFrom, optionOf, type QuestionDraft, type RatingEnds } from './question-draft.ts';
import { keyOf, withTitle } from './question-name.ts';
import { noEnds } from './rating-ends.ts';
import { spellingsFor } from './unmatched-spellings.ts';

export function addQuestion(plan: DatasetPlan, type: QuestionType): DatasetPlan {
  return withQuestions(plan, requireOnlyQuestion([...plan.questions, newQuestionFor(plan, type)]));
}

/** Keeps everything but the settings; labels are converted. */
export function retypeQuestion(plan: DatasetPlan, key: string, type: QuestionType): DatasetPlan {
  return changeQuestion(plan, key, (question) => {
    if (question.type === type) return question;
    const next = newQuestionFor(plan, type);
    const { name, title, description, required, column, followsTitle, mergesSpellings } = question;
    const isUntitled = followsTitle === true && hasDefaultTitle(question);
    const changed = { ...next, key: keyOf(question), required, column };
    const options = isAsFound(plan, question) ? labelsOf(plan, changed) : ownLabels(question);
    return {
      ...(options.length > 0 ? withOptions(changed, options) : changed),
      ...(!isUntitled && { name, title, followsTitle }),
      ...(description !== undefined && { description }),
      ...(mergesSpellings !== undefined && { mergesSpellings }),
    } as QuestionDraft;
  });
}

const ownLabels = (question: QuestionDraft): readonly Option[] => asLabelled(question)?.settings.options ?? [];

/** Whether the user has not edited the labels of the column. */
function isAsFound(plan: DatasetPlan, question: QuestionDraft): boolean {
  const found = labelsOf(plan, question).map(({ text }) => text);
  const own = ownLabels(question).map(({ text }) => text);
  return own.length === 0 || own.join('\n') === found.join('\n');
}

const hasDefaultTitle = ({ title, type }: QuestionDraft) => new RegExp(`^${type}_\\d+$`).test(title);

const labelsOf = (plan: DatasetPlan, question: QuestionDraft) =>
  labelsIn(spellingsFor(plan, question), question.mergesSpellings ?? true).map((label) => optionOf(label));

export const moveQuestion = (plan: DatasetPlan, from: number, to: number): DatasetPlan =>
  withQuestions(plan, moveItem(plan.questions, from, to));

export const titleQuestion = (plan: DatasetPlan, key: string, title: string): DatasetPlan =>
  changeQuestion(plan, key, (question) =>
    withTitle(
      question,
      title,
      plan.questions.filter((other) => other !== question),
    ),
  );

export const nameQuestion = (plan: DatasetPlan, key: string, name: string): DatasetPlan =>
  changeQuestion(plan, key, (question) => ({ ...question, key: keyOf(question), name, followsTitle: false }));

export const describeQuestion = (plan: DatasetPlan, key: string, description: string): DatasetPlan =>
  changeQuestion(plan, key, (question) => ({ ...question, description }));

export const requireQuestion = (plan: DatasetPlan, key: string, required: boolean): DatasetPlan =>
  changeQuestion(plan, key, (question) => ({ ...question, required }));

export function suggestFrom(plan: DatasetPlan, key: string, column: string | undefined): DatasetPlan {
  const known = column === undefined || plan.columns.includes(column);
  return known ? changeQuestion(plan, key, (question) => ({ ...question, column })) : plan;
}

export function labelQuestion(plan: DatasetPlan, key: string, text: string): DatasetPlan {
  return changeQuestion(plan, key, (question) => withOptions(question, labelsFrom(text)));
}

/** Combines labels that differ in case and spacing, or separates them; labels that the user has edited stay. */
export function mergeSpellings(plan: DatasetPlan, key: string, isMerged: boolean): DatasetPlan {
  return changeQuestion(plan, key, (question) => {
    const next = { ...question, mergesSpellings: isMerged };
    return isAsFound(plan, question) ? withOptions(next, labelsOf(plan, next)) : next;
  });
}

export function markSpansIn(plan: DatasetPlan, key: string, field: string): DatasetPlan {
  return changeQuestion(plan, key, (question) =>
    question.type === 'span' ? { ...question, settings: { ...question.settings, field } } : question,
  );
}

export function rateBetween(plan: DatasetPlan, key: string, lowest: number, highest: number): DatasetPlan {
  return changeQuestion(plan, key, (question) =>
    question.type === 'rating' ? { ...question, settings: { options: ratingsBetween(lowest, highest) } } : question,
  );
}

export function nameEnds(plan: DatasetPlan, key: string, ends: Partial<RatingEnds>): DatasetPlan {
  return changeQuestion(plan, key, (question) => ({ ...question, ends: { ...noEnds, ...question.ends, ...ends } }));
}

export const addRankingOption = (plan: DatasetPlan, key: string): DatasetPlan =>
  changeRanking(plan, key, (options) => {
    const number = nextNumber(
      options.map(({ value }) => value),
      'option',
    );
    return [...options, rankingOption(number)];
  });

export const renameRankingOption = (plan: DatasetPlan, key: string, value: string, text: string): DatasetPlan =>
  changeRanking(plan, key, (options) =>
    options.map((option) => (option.value === value ? { ...option, text } : option)),
  );

export const removeRankingOption = (plan: DatasetPlan, key: string, value: string): DatasetPlan =>
  changeRanking(plan, key, (options) =>
    options.length > limits.minRankingOptions ? options.filter((option) => option.value !== value) : options,
  );

const withQuestions = (plan: DatasetPlan, questions: readonly QuestionDraft[]): DatasetPlan => ({ ...plan, questions });

function newQuestionFor(plan: DatasetPlan, type: QuestionType): QuestionDraft {
  const names = plan.questions.flatMap((question) => [question.name, keyOf(question)]);
  return newQuestion(type, names, textFields(plan)[0]);
}

function changeQuestion(plan: DatasetPlan, key: string, to: (question: QuestionDraft) => QuestionDraft): DatasetPlan {
  return withQuestions(
    plan,
    plan.questions.map((question) => (keyOf(question) === key ? asDecided(to(question)) : question)),
  );
}

const asDecided = (question: QuestionDraft): QuestionDraft =>
  question.isDefault ? { ...question, isDefault: false } : question;

function withOptions(question: QuestionDraft, options: readonly Option[]): QuestionDraft {
  switch (question.type) {
    case 'label_selection':
      return { ...question, settings: { ...question.settings, options } };
    case 'multi_label_selection':
      return { ...question, settings: { ...question.settings, options } };
    case 'span':
      return { ...question, settings: { ...question.settings, options } };
    case 'text':
    case 'rating':
    case 'ranking':
      return question;
  }
}

function changeRanking(
  plan: DatasetPlan,
  name: string,
  to: (options: readonly Option[]) => readonly Option[],
): DatasetPlan {
  return changeQuestion(plan, name, (question) =>
    question.type === 'ranking' ? { ...question, settings: { options: to(question.settings.options) } } : question,
  );
}
