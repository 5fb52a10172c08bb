import type { Option } from '../../annotation/question.ts';
import { minSubmittedProblems } from '../../datasets/distribution.ts';
import { limits } from '../../shared/limits.ts';
import { type DatasetPlan, mappedFields, textFields } from './dataset-plan.ts';
import type { QuestionDraft } from './question-draft.ts';
import { keyOf, sentName } from './question-name.ts';

/** Keys of texts, so that each is said in the reader's language. */
export type CreationError = `creation.errors.${
  | 'nameRequired'
  | 'questionNameRequired'
  | 'questionNameTooLong'
  | 'questionNameTwice'
  | 'titleRequired'
  | 'titleTooLong'
  | 'descriptionTooLong'
  | 'fieldNameRequired'
  | 'fieldNameTooLong'
  | 'fieldNameTwice'
  | 'nameTooLong'
  | 'nameTaken'
  | 'workspaceRequired'
  | 'guidelinesTooLong'
  | 'minSubmittedRequired'
  | 'splitRequired'
  | 'fieldRequired'
  | 'questionRequired'
  | 'requiredQuestionRequired'
  | 'questionInvalid'
  | 'twoOptions'
  | 'separateByCommas'
  | 'optionEmpty'
  | 'optionTwice'
  | 'optionTooLong'
  | 'tooManyOptions'
  | 'twoRatings'
  | 'textFieldRequired'}`;

export type Place =
  | 'name'
  | 'workspace'
  | 'split'
  | 'fields'
  | 'questions'
  | 'guidelines'
  | 'minSubmitted'
  | { readonly question: string }
  | { readonly field: number };

export interface Problem {
  readonly at: Place;
  readonly key: CreationError;
  readonly values?: { readonly max: number };
}

/** What stands in the way of creating; each said at its place. */
export function problemsOf(plan: DatasetPlan): readonly Problem[] {
  const ofQuestions = plan.questions.flatMap((question) => questionProblems(question, plan));
  return [
    ...nameProblems(plan.name),
    ...when(!isWorkspaceGiven(plan), { at: 'workspace', key: 'creation.errors.workspaceRequired' }),
    ...when(plan.split === undefined && plan.source.kind === 'hub', {
      at: 'split',
      key: 'creation.errors.splitRequired',
    }),
    ...when(mappedFields(plan).length === 0, { at: 'fields', key: 'creation.errors.fieldRequired' }),
    ...plan.fields.flatMap((field, at) => fieldNameProblems(field.name, at, plan)),
    ...questionsProblems(plan.questions),
    ...ofQuestions, // before what only says that there are some: the first is what somebody is led to
    ...when(ofQuestions.length > 0, { at: 'questions', key: 'creation.errors.questionInvalid' }),
    ...when([...plan.guidelines].length > limits.guidelines, {
      at: 'guidelines',
      key: 'creation.errors.guidelinesTooLong',
      values: { max: limits.guidelines },
    }),
    ...when(minSubmittedProblems(plan.minSubmitted).length > 0, {
      at: 'minSubmitted',
      key: 'creation.errors.minSubmittedRequired',
    }),
  ];
}

export const questionProblems = (
  question: QuestionDraft,
  plan: Pick<DatasetPlan, 'fields' | 'questions'>,
): readonly Problem[] => [
  ...questionNameProblems(question, plan),
  ...titleProblems(question),
  ...descriptionProblems(question),
  ...settingsProblems(question, plan),
];

/** What of a question something is wrong with. */
export type QuestionPart = 'name' | 'title' | 'description' | 'options' | 'field';

const parts: Partial<Record<CreationError, QuestionPart>> = {
  'creation.errors.questionNameRequired': 'name',
  'creation.errors.questionNameTooLong': 'name',
  'creation.errors.questionNameTwice': 'name',
  'creation.errors.descriptionTooLong': 'description',
  'creation.errors.titleRequired': 'title',
  'creation.errors.titleTooLong': 'title',
  'creation.errors.textFieldRequired': 'field',
};

export const problemsWith = (part: QuestionPart, problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ key }) => (parts[key] ?? 'options') === part);

function questionNameProblems(
  question: QuestionDraft,
  { questions }: Pick<DatasetPlan, 'questions'>,
): readonly Problem[] {
  const at = { question: keyOf(question) };
  const name = sentName(question);
  const max = limits.itemName;
  const isTwice = questions.some((other) => other !== question && sentName(other) === name);
  return [
    ...when(name === '', { at, key: 'creation.errors.questionNameRequired' }),
    ...when([...name].length > max, { at, key: 'creation.errors.questionNameTooLong', values: { max } }),
    ...when(name !== '' && isTwice, { at, key: 'creation.errors.questionNameTwice' }),
  ];
}

function titleProblems(question: QuestionDraft): readonly Problem[] {
  const { title } = question;
  const at = { question: keyOf(question) };
  const max = limits.questionTitle;
  return [
    ...when(title.trim() === '', { at, key: 'creation.errors.titleRequired' }),
    ...when([...title].length > max, { at, key: 'creation.errors.titleTooLong', values: { max } }),
  ];
}

function descriptionProblems(question: QuestionDraft): readonly Problem[] {
  const { description = '' } = question;
  const max = limits.questionDescription;
  return when([...description].length > max, {
    at: { question: keyOf(question) },
    key: 'creation.errors.descriptionTooLong',
    values: { max },
  });
}

/** Columns have their names; a field that is made by hand has to be given one of its own. */
function fieldNameProblems(name: string, place: number, { fields, source }: DatasetPlan): readonly Problem[] {
  if (source.kind !== 'nothing') return [];
  const at = { field: place };
  const max = limits.itemName;
  const isTwice = fields.some((other, index) => index < place && other.name.trim() === name.trim());
  return [
    ...when(name.trim() === '', { at, key: 'creation.errors.fieldNameRequired' }),
    ...when([...name].length > max, { at, key: 'creation.errors.fieldNameTooLong', values: { max } }),
    ...when(name.trim() !== '' && isTwice, { at, key: 'creation.errors.fieldNameTwice' }),
  ];
}

function settingsProblems(question: QuestionDraft, plan: Pick<DatasetPlan, 'fields'>): readonly Problem[] {
  const at = { question: keyOf(question) };
  switch (question.type) {
    case 'text':
      return [];
    case 'label_selection':
    case 'multi_label_selection':
      return labelProblems(question.settings.options, at);
    case 'span': {
      const isMissing = !textFields(plan).includes(question.settings.field);
      const field = when(isMissing, { at, key: 'creation.errors.textFieldRequired' });
      return [...labelProblems(question.settings.options, at), ...field];
    }
    case 'rating': {
      const isShort = question.settings.options.length < limits.ratingOptionsMin;
      return when(isShort, { at, key: 'creation.errors.twoRatings' });
    }
    case 'ranking':
      return rankingProblems(question.settings.options, at);
  }
}

function nameProblems(name: string): readonly Problem[] {
  const length = [...name.trim()].length;
  const max = limits.datasetName;
  return [
    ...when(length === 0, { at: 'name', key: 'creation.errors.nameRequired' }),
    ...when(length > max, { at: 'name', key: 'creation.errors.nameTooLong', values: { max } }),
  ];
}

function isWorkspaceGiven({ workspace }: DatasetPlan): boolean {
  return workspace !== undefined && (workspace.kind === 'existing' || workspace.name.trim() !== '');
}

function questionsProblems(questions: readonly QuestionDraft[]): readonly Problem[] {
  if (questions.length === 0) return [{ at: 'questions', key: 'creation.errors.questionRequired' }];
  const isRequired = questions.some(({ required }) => required);
  return when(!isRequired, { at: 'questions', key: 'creation.errors.requiredQuestionRequired' });
}

function labelProblems(options: readonly Option[], at: Place): readonly Problem[] {
  const isShort = options.length < limits.labelOptionsMin;
  return [
    ...when(isShort, { at, key: 'creation.errors.twoOptions' }),
    ...when(isShort, { at, key: 'creation.errors.separateByCommas' }),
    ...optionProblems(options, at, limits.labelOptionsMax),
  ];
}

function rankingProblems(options: readonly Option[], at: Place): readonly Problem[] {
  const isShort = options.length < limits.rankingOptionsMin;
  return [
    ...when(isShort, { at, key: 'creation.errors.twoOptions' }),
    ...optionProblems(options, at, limits.rankingOptionsMax),
  ];
}

function optionProblems(options: readonly Option[], at: Place, most: number): readonly Problem[] {
  const given = options.map(({ text }) => text.trim()).filter((text) => text !== '');
  const max = limits.optionLength;
  return [
    ...when(given.length < options.length, { at, key: 'creation.errors.optionEmpty' }),
    ...when(new Set(given).size < given.length, { at, key: 'creation.errors.optionTwice' }),
    ...when(
      given.some((text) => [...text].length > max),
      { at, key: 'creation.errors.optionTooLong', values: { max } },
    ),
    ...when(options.length > most, { at, key: 'creation.errors.tooManyOptions', values: { max: most } }),
  ];
}

const when = (isSo: boolean, problem: Problem): readonly Problem[] => (isSo ? [problem] : []);
