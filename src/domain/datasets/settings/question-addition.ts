import type { QuestionType } from '../../annotation/answer.ts';
import type { Question } from '../../annotation/question.ts';
import { newQuestion, ratingsBetween } from '../../creation/plan/new-question.ts';
import { labelsFrom, type QuestionDraft } from '../../creation/plan/question-draft.ts';
import { limits } from '../../shared/limits.ts';
import { isRequired, type Problem } from '../../shared/problem.ts';
import { questionTitleProblems } from '../item-rules.ts';
import { nameProblems, onlyProblems, sendableAddition } from './additions.ts';
import type { ItemProblems } from './items.ts';
import { labelsProblems } from './labels.ts';

export interface QuestionAddition {
  readonly name: string;
  readonly title: string;
  readonly type: QuestionType;
  /** Labels or ranked options, separated by commas. */
  readonly options: string;
  /** `undefined` is an empty input. */
  readonly highest: number | undefined;
  /** Field that a span question marks. */
  readonly field: string;
  readonly required: boolean;
}

export const blankQuestion: QuestionAddition = {
  name: '',
  title: '',
  type: 'label_selection',
  options: '',
  highest: 5,
  field: '',
  required: false,
};

const typesWithOptions: readonly QuestionType[] = ['label_selection', 'multi_label_selection', 'ranking', 'span'];

export const asksForOptions = ({ type }: Pick<QuestionAddition, 'type'>) => typesWithOptions.includes(type);

/** Text fields that no span question marks yet. */
export function markableFields(
  fields: readonly { readonly name: string; readonly type: string }[],
  questions: readonly Question[],
): readonly string[] {
  const marked = new Set(questions.map((question) => (question.type === 'span' ? question.settings.field : '')));
  return fields.filter(({ name, type }) => type === 'text' && !marked.has(name)).map(({ name }) => name);
}

export const questionAdditionProblems = (addition: QuestionAddition, existing: readonly string[]): ItemProblems =>
  onlyProblems([
    ['name', nameProblems(addition.name, existing)],
    ['title', questionTitleProblems(sendableAddition(addition).title || 'name')],
    ['options', optionsProblems(addition)],
    ['highest', highestProblems(addition)],
    ['field', addition.type === 'span' && addition.field === '' ? [isRequired] : []],
  ]);

function optionsProblems(addition: QuestionAddition): readonly Problem[] {
  if (!asksForOptions(addition)) return [];
  const options = labelsFrom(addition.options);
  if (options.length < limits.minRankingOptions && addition.type !== 'span')
    return [{ key: 'creation.errors.twoOptions' }];
  if (options.length === 0) return [isRequired];
  return [...labelsProblems(options).values()].slice(0, 1);
}

function highestProblems({ type, highest }: QuestionAddition): readonly Problem[] {
  const isRating = highest !== undefined && Number.isInteger(highest) && highest >= 1 && highest <= limits.maxRating;
  return type !== 'rating' || isRating ? [] : [{ key: 'creation.errors.twoRatings' }];
}

export function questionFrom(addition: QuestionAddition): QuestionDraft {
  const { name, title } = sendableAddition(addition);
  const draft = newQuestion(addition.type, [], addition.field);
  const common = { name, title, required: addition.required };
  const options = labelsFrom(addition.options);
  switch (draft.type) {
    case 'text':
      return { ...draft, ...common };
    case 'rating':
      return {
        ...draft,
        ...common,
        settings: { options: ratingsBetween(limits.minRating, addition.highest ?? limits.maxRating) },
      };
    case 'label_selection':
      return { ...draft, ...common, settings: { ...draft.settings, options } };
    case 'multi_label_selection':
      return { ...draft, ...common, settings: { ...draft.settings, options } };
    case 'ranking':
      return { ...draft, ...common, settings: { options } };
    case 'span':
      return { ...draft, ...common, settings: { ...draft.settings, options } };
  }
}
