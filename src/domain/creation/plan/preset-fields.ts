import type { FieldDraft } from '../source/row-source.ts';
import type { DatasetPlan } from './dataset-plan.ts';
import { emptyFieldChoices } from './plan-fields.ts';
import type { Preset } from './preset.ts';

const fieldNames: Readonly<Record<Preset, readonly string[]>> = {
  classify: ['text'],
  mark: ['text'],
  rate: ['prompt', 'reply'],
  compare: ['prompt', 'reply_a', 'reply_b'],
  rank: ['prompt', 'reply_1', 'reply_2', 'reply_3'],
};

const presetNames = new Set(Object.values(fieldNames).flat());

const textField = (name: string): FieldDraft => ({
  name,
  title: name,
  required: true,
  choice: 'text',
  choices: emptyFieldChoices,
  columnType: undefined,
});

/** The fields of a task for a dataset without columns, unless the user has added fields. */
export function scratchFields(plan: DatasetPlan, preset: Preset): DatasetPlan {
  const isOwn = plan.fields.some(({ name }) => !presetNames.has(name));
  return isOwn ? plan : { ...plan, fields: fieldNames[preset].map(textField) };
}
