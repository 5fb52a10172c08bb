import type { Field, FieldType } from '../../annotation/field.ts';
import type { Question } from '../../annotation/question.ts';
import { sendableDescription } from '../../datasets/item-rules.ts';
import type { FieldDraft } from '../source/row-source.ts';
import { type DatasetPlan, mappedFields } from './dataset-plan.ts';
import type { QuestionDraft } from './question-draft.ts';
import { sentName } from './question-name.ts';
import { fullDescription } from './rating-ends.ts';

type Settings = { readonly [T in FieldType]: Extract<Field, { type: T }>['settings'] };

/** Unknown values are shown as JSON. */
const settingsOf = (name: string): Settings => ({
  text: { useMarkdown: false },
  image: {},
  chat: { useMarkdown: true },
  custom: { template: `<pre>{{json record.fields.[${name}]}}</pre>`, advancedMode: false },
});

/** The name serves as id before the field is created. */
function plannedField({ name, title, required, choice, settings: known }: FieldDraft): Field {
  const type = choice as FieldType;
  const trimmed = name.trim();
  const settings = known ?? settingsOf(trimmed)[type];
  return { id: trimmed, datasetId: '', name: trimmed, title: title.trim(), required, type, settings } as Field;
}

export const plannedFields = (plan: Pick<DatasetPlan, 'fields'>): readonly Field[] =>
  mappedFields(plan).map(plannedField);

function plannedQuestion(draft: QuestionDraft): Question {
  const { column: _, key: __, followsTitle: ___, ends: ____, ...question } = draft;
  const name = sentName(question);
  const planned = {
    ...question,
    id: name,
    name,
    datasetId: '',
    title: question.title.trim(),
    description: sendableDescription(fullDescription(draft)),
  };
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

export const plannedQuestions = ({ questions }: Pick<DatasetPlan, 'questions'>): readonly Question[] =>
  questions.map(plannedQuestion);
