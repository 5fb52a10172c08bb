import type { WireDatasetSetup } from '#contract/files/dataset-setup.ts';
import type { QuestionDraft } from '#domain/creation/plan/question-draft.ts';
import type { InferredDataset } from '#domain/creation/portable/inferred-dataset.ts';
import { toField } from '../../http/annotation/mappers/field.ts';
import { toQuestion } from '../../http/annotation/mappers/question.ts';
import { toMetadataProperty } from '../../http/datasets/mappers/metadata-property.ts';

const unsaved = { id: '', dataset_id: '', inserted_at: '', updated_at: '' };

function questionFrom(question: WireDatasetSetup['questions'][number]): QuestionDraft {
  const { id, datasetId, description, ...draft } = toQuestion({ ...question, ...unsaved });
  return { ...draft, ...(description !== undefined && { description }), column: draft.name };
}

function fieldFrom(field: WireDatasetSetup['fields'][number]): InferredDataset['fields'][number] {
  const { name, type, title, required, settings } = toField({ ...field, ...unsaved });
  return { name, type, title, required, settings };
}

function propertyFrom(property: WireDatasetSetup['metadata'][number]): InferredDataset['metadata'][number] {
  const { name, title, settings, visibleForAnnotators } = toMetadataProperty({ ...property, ...unsaved });
  return { name, type: settings.type, title, settings, visibleForAnnotators };
}

/** A file with settings holds whole records, although they are in columns. */
export function datasetFromSetup({
  fields,
  questions,
  metadata,
  vectors,
  ...dataset
}: WireDatasetSetup): InferredDataset {
  const { guidelines, allow_extra_metadata: allowExtraMetadata, distribution } = dataset;
  const { strategy, min_submitted: minSubmitted } = distribution;
  return {
    isOfRecords: true,
    columns: [],
    fields: fields.map(fieldFrom),
    questions: questions.map(questionFrom),
    metadata: metadata.map(propertyFrom),
    vectors: vectors.map(({ name, title, dimensions }) => ({ name, title, dimensions })),
    setUp: {
      guidelines: guidelines ?? undefined,
      allowExtraMetadata,
      distribution: { strategy, minSubmitted },
    },
  };
}
