import type { Field, FieldType } from '../../annotation/field.ts';
import type { Question } from '../../annotation/question.ts';
import { sendableDescription } from '../../datasets/item-rules.ts';
import type { FieldDraft, MetadataDraft } from '../source/row-source.ts';
import { type DatasetPlan, keptMetadata, mappedFields } from './dataset-plan.ts';
import type { QuestionDraft } from './question-draft.ts';
import { sentName } from './question-name.ts';
import { fullDescription } from './rating-ends.ts';
import { targetField, targetName, targetTitle } from './target-names.ts';

type Settings = { readonly [T in FieldType]: Extract<Field, { type: T }>['settings'] };

/** Unknown values are shown as JSON. */
const settingsOf = (name: string): Settings => ({
  text: { useMarkdown: false },
  image: {},
  chat: { useMarkdown: true },
  custom: { template: `<pre>{{json record.fields.[${name}]}}</pre>`, advancedMode: false },
});

/** The name serves as id before the field is created. */
function plannedField(field: FieldDraft): Field {
  const { required, choice, settings: known } = field;
  const type = choice as FieldType;
  const name = targetName(field);
  const settings = known ?? settingsOf(name)[type];
  return { id: name, datasetId: '', name, title: targetTitle(field), required, type, settings } as Field;
}

export const plannedFields = (plan: Pick<DatasetPlan, 'fields'>): readonly Field[] =>
  mappedFields(plan).map(plannedField);

function plannedQuestion(draft: QuestionDraft, plan: Pick<DatasetPlan, 'fields'>): Question {
  const { column: _, key: __, followsTitle: ___, ends: ____, isDefault: _____, ...question } = draft;
  const name = sentName(question);
  const planned = {
    ...question,
    id: name,
    name,
    datasetId: '',
    title: question.title.trim(),
    description: sendableDescription(fullDescription(draft)),
  };
  if (planned.type === 'span')
    return { ...planned, settings: { ...planned.settings, field: targetField(plan, planned.settings.field) } };
  if (planned.type !== 'ranking') return planned;
  const options = planned.settings.options.map((option) => ({ ...option, text: option.text.trim() }));
  return { ...planned, settings: { options } };
}

/** Skips empty and duplicate labels, which occur while the user types. */
export function questionForPreview(question: Question): Question {
  const title = question.title === '' ? question.name : question.title;
  if (question.type === 'text' || question.type === 'rating') return { ...question, title };
  const byValue = new Map(question.settings.options.map((option) => [option.value, option]));
  const options = [...byValue.values()].filter(({ text }) => text.trim() !== '');
  return { ...question, title, settings: { ...question.settings, options } } as Question;
}

export const plannedQuestions = (plan: Pick<DatasetPlan, 'questions' | 'fields'>): readonly Question[] =>
  plan.questions.map((question) => plannedQuestion(question, plan));

type PlannedMetadata = Omit<MetadataDraft, 'isKept' | 'sentAs'>;

export const plannedMetadata = (plan: Pick<DatasetPlan, 'metadata'>): readonly PlannedMetadata[] =>
  keptMetadata(plan).map((property) => {
    const { isKept: _, sentAs: __, ...planned } = property;
    return { ...planned, name: targetName(property), title: targetTitle(property) };
  });
