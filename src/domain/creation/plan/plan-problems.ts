import type { Option } from '../../annotation/question.ts';
import { minSubmittedProblems } from '../../datasets/distribution.ts';
import { limits } from '../../shared/limits.ts';
import { type DatasetPlan, mappedFields, textFields } from './dataset-plan.ts';
import { type CreationError, type PlanPart, type PlanProblem, problemIf } from './plan-problem.ts';
import type { QuestionDraft } from './question-draft.ts';
import { keyOf, sentName } from './question-name.ts';
import { fullDescription } from './rating-ends.ts';
import { fieldNameProblems, metadataNameProblems } from './target-name-problems.ts';

export function planProblems(plan: DatasetPlan): readonly PlanProblem[] {
  const ofQuestions = plan.questions.flatMap((question) => questionProblems(question, plan));
  return [
    ...nameProblems(plan.name),
    ...problemIf(!hasWorkspace(plan), { part: 'workspace', key: 'creation.errors.workspaceRequired' }),
    ...problemIf(plan.split === undefined && plan.source.kind === 'hub', {
      part: 'split',
      key: 'creation.errors.splitRequired',
    }),
    ...problemIf(mappedFields(plan).length === 0, { part: 'fields', key: 'creation.errors.fieldRequired' }),
    ...fieldNameProblems(plan),
    ...metadataNameProblems(plan),
    ...questionsProblems(plan.questions),
    ...ofQuestions, // before the general problem, because the first one gets the focus
    ...problemIf(ofQuestions.length > 0, { part: 'questions', key: 'creation.errors.questionInvalid' }),
    ...problemIf([...plan.guidelines].length > limits.maxGuidelinesChars, {
      part: 'guidelines',
      key: 'creation.errors.guidelinesTooLong',
      values: { max: limits.maxGuidelinesChars },
    }),
    ...problemIf(minSubmittedProblems(plan.minSubmitted).length > 0, {
      part: 'minSubmitted',
      key: 'creation.errors.minSubmittedRequired',
    }),
  ];
}

export const questionProblems = (
  question: QuestionDraft,
  plan: Pick<DatasetPlan, 'fields' | 'questions'>,
): readonly PlanProblem[] => [
  ...questionNameProblems(question, plan),
  ...titleProblems(question),
  ...descriptionProblems(question),
  ...settingsProblems(question, plan),
];

export type QuestionPart = 'name' | 'title' | 'description' | 'options' | 'field';

const partOfProblem: Partial<Record<CreationError, QuestionPart>> = {
  'creation.errors.questionNameRequired': 'name',
  'creation.errors.questionNameTooLong': 'name',
  'creation.errors.questionNameTwice': 'name',
  'creation.errors.descriptionTooLong': 'description',
  'creation.errors.titleRequired': 'title',
  'creation.errors.titleTooLong': 'title',
  'creation.errors.textFieldRequired': 'field',
};

export const problemsWith = (part: QuestionPart, problems: readonly PlanProblem[]): readonly PlanProblem[] =>
  problems.filter(({ key }) => (partOfProblem[key] ?? 'options') === part);

function questionNameProblems(
  question: QuestionDraft,
  { questions }: Pick<DatasetPlan, 'questions'>,
): readonly PlanProblem[] {
  const part = { question: keyOf(question) };
  const name = sentName(question);
  const max = limits.maxItemNameChars;
  const isTwice = questions.some((other) => other !== question && sentName(other) === name);
  return [
    ...problemIf(name === '', { part, key: 'creation.errors.questionNameRequired' }),
    ...problemIf([...name].length > max, { part, key: 'creation.errors.questionNameTooLong', values: { max } }),
    ...problemIf(name !== '' && isTwice, { part, key: 'creation.errors.questionNameTwice' }),
  ];
}

function titleProblems(question: QuestionDraft): readonly PlanProblem[] {
  const { title } = question;
  const part = { question: keyOf(question) };
  const max = limits.maxQuestionTitleChars;
  return [
    ...problemIf(title.trim() === '', { part, key: 'creation.errors.titleRequired' }),
    ...problemIf([...title].length > max, { part, key: 'creation.errors.titleTooLong', values: { max } }),
  ];
}

function descriptionProblems(question: QuestionDraft): readonly PlanProblem[] {
  const max = limits.maxQuestionDescriptionChars;
  return problemIf([...fullDescription(question)].length > max, {
    part: { question: keyOf(question) },
    key: 'creation.errors.descriptionTooLong',
    values: { max },
  });
}

function settingsProblems(question: QuestionDraft, plan: Pick<DatasetPlan, 'fields'>): readonly PlanProblem[] {
  const part = { question: keyOf(question) };
  switch (question.type) {
    case 'text':
      return [];
    case 'label_selection':
    case 'multi_label_selection':
      return labelProblems(question.settings.options, part);
    case 'span': {
      const isMissing = !textFields(plan).includes(question.settings.field);
      const field = problemIf(isMissing, { part, key: 'creation.errors.textFieldRequired' });
      return [...labelProblems(question.settings.options, part), ...field];
    }
    case 'rating': {
      const isShort = question.settings.options.length < limits.minRatingOptions;
      return problemIf(isShort, { part, key: 'creation.errors.twoRatings' });
    }
    case 'ranking':
      return rankingProblems(question.settings.options, part);
  }
}

function nameProblems(name: string): readonly PlanProblem[] {
  const length = [...name.trim()].length;
  const max = limits.maxDatasetNameChars;
  return [
    ...problemIf(length === 0, { part: 'name', key: 'creation.errors.nameRequired' }),
    ...problemIf(length > max, { part: 'name', key: 'creation.errors.nameTooLong', values: { max } }),
  ];
}

function hasWorkspace({ workspace }: DatasetPlan): boolean {
  return workspace !== undefined && (workspace.kind === 'existing' || workspace.name.trim() !== '');
}

function questionsProblems(questions: readonly QuestionDraft[]): readonly PlanProblem[] {
  if (questions.length === 0) return [{ part: 'questions', key: 'creation.errors.questionRequired' }];
  const isRequired = questions.some(({ required }) => required);
  return problemIf(!isRequired, { part: 'questions', key: 'creation.errors.requiredQuestionRequired' });
}

function labelProblems(options: readonly Option[], part: PlanPart): readonly PlanProblem[] {
  const isShort = options.length < limits.minLabelOptions;
  return [
    ...problemIf(isShort, { part, key: 'creation.errors.twoOptions' }),
    ...problemIf(isShort, { part, key: 'creation.errors.separateByCommas' }),
    ...optionProblems(options, part, limits.maxLabelOptions),
  ];
}

function rankingProblems(options: readonly Option[], part: PlanPart): readonly PlanProblem[] {
  const isShort = options.length < limits.minRankingOptions;
  return [
    ...problemIf(isShort, { part, key: 'creation.errors.twoOptions' }),
    ...optionProblems(options, part, limits.maxRankingOptions),
  ];
}

function optionProblems(options: readonly Option[], part: PlanPart, maxOptions: number): readonly PlanProblem[] {
  const texts = options.map(({ text }) => text.trim()).filter((text) => text !== '');
  const max = limits.maxOptionValueChars;
  return [
    ...problemIf(texts.length < options.length, { part, key: 'creation.errors.optionEmpty' }),
    ...problemIf(new Set(texts).size < texts.length, { part, key: 'creation.errors.optionTwice' }),
    ...problemIf(
      texts.some((text) => [...text].length > max),
      { part, key: 'creation.errors.optionTooLong', values: { max } },
    ),
    ...problemIf(options.length > maxOptions, {
      part,
      key: 'creation.errors.tooManyOptions',
      values: { max: maxOptions },
    }),
  ];
}
