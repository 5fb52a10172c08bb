import type { WireField, WireFieldSettings } from '#contract/datasets/field.ts';
import type { WireMetadataProperty, WireMetadataSettings } from '#contract/datasets/metadata-property.ts';
import type { WireQuestion } from '#contract/datasets/question.ts';
import type { WireQuestionSettings } from '#contract/datasets/question-settings.ts';
import type { WireVectorSettings } from '#contract/datasets/vector.ts';
import type { FieldRow, MetadataPropertyRow, QuestionRow, VectorSettingsRow } from './queries.ts';

// The contract checked the settings when they were stored.

export const presentField = (row: FieldRow): WireField => ({
  id: row.id,
  name: row.name,
  title: row.title,
  required: row.required,
  settings: row.settings as WireFieldSettings,
  dataset_id: row.dataset_id,
  inserted_at: row.inserted_at,
  updated_at: row.updated_at,
});

const presentShown = ({ suggestions_shown, shown_share }: QuestionRow): Pick<WireQuestion, 'postil'> => {
  if (suggestions_shown === 'always') return {};
  if (suggestions_shown === 'on_share') return { postil: { suggestions_shown, share: shown_share ?? 0 } };
  return { postil: { suggestions_shown } };
};

export const presentQuestion = (row: QuestionRow): WireQuestion => ({
  id: row.id,
  name: row.name,
  title: row.title,
  description: row.description,
  required: row.required,
  settings: row.settings as WireQuestionSettings,
  dataset_id: row.dataset_id,
  inserted_at: row.inserted_at,
  updated_at: row.updated_at,
  ...presentShown(row),
});

export const presentMetadataProperty = (row: MetadataPropertyRow): WireMetadataProperty => ({
  id: row.id,
  name: row.name,
  title: row.title,
  settings: row.settings as WireMetadataSettings,
  visible_for_annotators: row.visible_for_annotators,
  dataset_id: row.dataset_id,
  inserted_at: row.inserted_at,
  updated_at: row.updated_at,
});

export const presentVectorSettings = (row: VectorSettingsRow): WireVectorSettings => ({
  id: row.id,
  name: row.name,
  title: row.title,
  dimensions: row.dimensions,
  dataset_id: row.dataset_id,
  inserted_at: row.inserted_at,
  updated_at: row.updated_at,
});
