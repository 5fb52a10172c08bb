import type { WireField } from '#contract/datasets/field.ts';
import type { WireQuestionSettings } from '#contract/datasets/question-settings.ts';
import type { WireDatasetSetup } from '#contract/files/dataset-setup.ts';
import type { FieldType } from '#domain/annotation/field.ts';
import type { Option } from '#domain/annotation/question.ts';
import type { QuestionDraft } from '#domain/creation/plan/question-draft.ts';
import type { InferredDataset } from '#domain/creation/portable/inferred-dataset.ts';

const optionsOf = (options: readonly Option[]) =>
  options.map(({ value, text }) => ({ value, text, description: null }));

function settingsOf(question: QuestionDraft): WireQuestionSettings {
  switch (question.type) {
    case 'text':
      return { type: 'text', use_markdown: question.settings.useMarkdown };
    case 'rating':
      return { type: 'rating', options: question.settings.options.map((value) => ({ value })) };
    case 'ranking':
      return { type: 'ranking', options: optionsOf(question.settings.options) };
    case 'label_selection':
      return { type: 'label_selection', options: optionsOf(question.settings.options), visible_options: null };
    case 'multi_label_selection':
      return {
        type: 'multi_label_selection',
        options: optionsOf(question.settings.options),
        visible_options: null,
        options_order: question.settings.optionsOrder,
      };
    case 'span':
      return {
        type: 'span',
        field: question.settings.field,
        options: optionsOf(question.settings.options),
        visible_options: null,
        allow_overlapping: question.settings.allowOverlapping,
        allow_character_annotation: question.settings.allowCharacterAnnotation,
      };
  }
}

const fieldSettings: Readonly<Record<FieldType, (name: string) => WireField['settings']>> = {
  text: () => ({ type: 'text', use_markdown: false }),
  image: () => ({ type: 'image' }),
  chat: () => ({ type: 'chat', use_markdown: true }),
  custom: (name) => ({ type: 'custom', template: `<pre>{{json record.fields.[${name}]}}</pre>`, advanced_mode: false }),
};

/** Only a column called `id` becomes the id of its record. */
const idsAsMetadata = ({ idColumn, columns }: Pick<InferredDataset, 'idColumn' | 'columns'>) =>
  columns
    .filter(({ name }) => name === idColumn && name !== 'id')
    .map(({ name }) => ({ name, type: 'terms' as const }));

/** Setup inferred from the contents of a file. */
export const setupOf = ({ fields, questions, metadata, vectors, ...found }: InferredDataset): WireDatasetSetup => ({
  version: 1,
  fields: fields.map(({ name, type }) => ({ name, title: name, required: false, settings: fieldSettings[type](name) })),
  questions: questions.map((question) => ({
    name: question.name,
    title: question.title,
    description: null,
    required: question.required,
    settings: settingsOf(question),
  })),
  metadata: [...metadata, ...idsAsMetadata(found)].map(({ name, type }) => ({
    name,
    title: name,
    settings: type === 'terms' ? { type, values: null } : { type, min: null, max: null },
    visible_for_annotators: true,
  })),
  vectors: vectors.map(({ name, dimensions }) => ({ name, title: name, dimensions })),
  allow_extra_metadata: true,
  guidelines: null,
  distribution: { strategy: 'overlap', min_submitted: 1 },
});
