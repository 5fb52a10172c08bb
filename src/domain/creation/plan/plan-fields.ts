import type { FieldChoice, FieldDraft } from '../source/row-source.ts';
import { type DatasetPlan, moveItem } from './dataset-plan.ts';
import { nextNumber } from './new-question.ts';

export function mapField(plan: DatasetPlan, name: string, choice: FieldChoice): DatasetPlan {
  return changeField(plan, name, (field) => (field.choices.includes(choice) ? { ...field, choice } : field));
}

export const moveField = (plan: DatasetPlan, from: number, to: number): DatasetPlan => ({
  ...plan,
  fields: moveItem(plan.fields, from, to),
});

export const requireField = (plan: DatasetPlan, name: string, required: boolean): DatasetPlan =>
  changeField(plan, name, (field) => ({ ...field, required }));

/** Types of fields that no column fills. */
export const emptyFieldChoices = ['text', 'image', 'chat', 'custom'] as const satisfies readonly FieldChoice[];
export type EmptyFieldChoice = (typeof emptyFieldChoices)[number];

export function addField(plan: DatasetPlan, choice: EmptyFieldChoice): DatasetPlan {
  const names = plan.fields.map(({ name }) => name);
  const name = names.includes(choice) ? `${choice}_${nextNumber(names, `${choice}_`)}` : choice;
  const field: FieldDraft = {
    name,
    title: name,
    required: false,
    choice,
    choices: emptyFieldChoices,
    columnType: undefined,
  };
  return { ...plan, fields: [...plan.fields, field] };
}

export const removeField = (plan: DatasetPlan, index: number): DatasetPlan => ({
  ...plan,
  fields: plan.fields.toSpliced(index, 1),
});

/**
 * Identifies the field by index, because two names may be equal while the user types. Span questions follow the new
 * name.
 */
export function nameField(plan: DatasetPlan, index: number, name: string): DatasetPlan {
  const previousName = plan.fields[index]?.name;
  return {
    ...plan,
    fields: plan.fields.map((field, position) => (position === index ? { ...field, name, title: name } : field)),
    questions: plan.questions.map((question) =>
      question.type === 'span' && question.settings.field === previousName
        ? { ...question, settings: { ...question.settings, field: name } }
        : question,
    ),
  };
}

function changeField(plan: DatasetPlan, name: string, to: (field: FieldDraft) => FieldDraft): DatasetPlan {
  return { ...plan, fields: plan.fields.map((field) => (field.name === name ? to(field) : field)) };
}
