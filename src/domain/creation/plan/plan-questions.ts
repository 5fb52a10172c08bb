import type { QuestionType } from '../../annotation/answer.ts';
import type { Option } from '../../annotation/question.ts';
import { limits } from '../../shared/limits.ts';
import { requireTheOnly } from '../source/row-source.ts';
import { labelsIn } from '../source/spellings.ts';
import { type DatasetPlan, moved, textFields } from './dataset-plan.ts';
import { spellingsFor } from './lost-suggestions.ts';
import { newQuestion, nextNumber, rankingOption, ratingsUpTo } from './new-question.ts';
import { labelled, labelsFrom, optionOf, type QuestionDraft } from './question-draft.ts';

export function addQuestion(plan: DatasetPlan, type: QuestionType): DatasetPlan {
  return withQuestions(plan, requireTheOnly([...plan.questions, fresh(plan, type)]));
}

/** Another type is another question, in the same place. */
export function replaceQuestion(plan: DatasetPlan, name: string, type: QuestionType): DatasetPlan {
  return change(plan, name, (question) => (question.type === type ? question : fresh(plan, type)));
}

export function removeQuestion(plan: DatasetPlan, name: string): DatasetPlan {
  return withQuestions(plan, requireTheOnly(plan.questions.filter((question) => question.name !== name)));
}

export const moveQuestion = (plan: DatasetPlan, from: number, to: number): DatasetPlan =>
  withQuestions(plan, moved(plan.questions, from, to));

export const titleQuestion = (plan: DatasetPlan, name: string, title: string): DatasetPlan =>
  change(plan, name, (question) => ({ ...question, title }));

export const requireQuestion = (plan: DatasetPlan, name: string, required: boolean): DatasetPlan =>
  change(plan, name, (question) => ({ ...question, required }));

/** The column whose values become the suggestions, or none. */
export function suggestFrom(plan: DatasetPlan, name: string, column: string | undefined): DatasetPlan {
  const known = column === undefined || plan.columns.includes(column);
  return known ? change(plan, name, (question) => ({ ...question, column })) : plan;
}

/** Labels as they are typed, separated by commas. */
export function labelQuestion(plan: DatasetPlan, name: string, text: string): DatasetPlan {
  return change(plan, name, (question) => withOptions(question, labelsFrom(text)));
}

/** Labels that differ in capitals and spaces become one, or stay apart; labels that the user has changed stay as they are. */
export function mergeSpellings(plan: DatasetPlan, name: string, isMerged: boolean): DatasetPlan {
  return change(plan, name, (question) => {
    const next = { ...question, mergesSpellings: isMerged };
    const spellings = spellingsFor(plan, question);
    const options = labelled(question)?.settings.options.map(({ text }) => text);
    const isUntouched = options?.join('\n') === labelsIn(spellings, !isMerged).join('\n');
    return isUntouched
      ? withOptions(
          next,
          labelsIn(spellings, isMerged).map((label) => optionOf(label)),
        )
      : next;
  });
}

export function markSpansIn(plan: DatasetPlan, name: string, field: string): DatasetPlan {
  return change(plan, name, (question) =>
    question.type === 'span' ? { ...question, settings: { ...question.settings, field } } : question,
  );
}

export function rateUpTo(plan: DatasetPlan, name: string, highest: number): DatasetPlan {
  return change(plan, name, (question) =>
    question.type === 'rating' ? { ...question, settings: { options: ratingsUpTo(highest) } } : question,
  );
}

export const addRankingOption = (plan: DatasetPlan, name: string): DatasetPlan =>
  changeRanking(plan, name, (options) => {
    const number = nextNumber(
      options.map(({ value }) => value),
      'option',
    );
    return [...options, rankingOption(number)];
  });

export const renameRankingOption = (plan: DatasetPlan, name: string, value: string, text: string): DatasetPlan =>
  changeRanking(plan, name, (options) =>
    options.map((option) => (option.value === value ? { ...option, text } : option)),
  );

/** A ranking keeps the two options that it needs. */
export const removeRankingOption = (plan: DatasetPlan, name: string, value: string): DatasetPlan =>
  changeRanking(plan, name, (options) =>
    options.length > limits.rankingOptionsMin ? options.filter((option) => option.value !== value) : options,
  );

const withQuestions = (plan: DatasetPlan, questions: readonly QuestionDraft[]): DatasetPlan => ({ ...plan, questions });

function fresh(plan: DatasetPlan, type: QuestionType): QuestionDraft {
  const names = plan.questions.map(({ name }) => name);
  return newQuestion(type, names, textFields(plan)[0]);
}

function change(plan: DatasetPlan, name: string, to: (question: QuestionDraft) => QuestionDraft): DatasetPlan {
  return withQuestions(
    plan,
    plan.questions.map((question) => (question.name === name ? to(question) : question)),
  );
}

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
  return change(plan, name, (question) =>
    question.type === 'ranking' ? { ...question, settings: { options: to(question.settings.options) } } : question,
  );
}
