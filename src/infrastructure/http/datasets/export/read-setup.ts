import * as v from 'valibot';
import { wireDataset } from '#contract/datasets/dataset.ts';
import { wireFields } from '#contract/datasets/field.ts';
import { wireMetadataProperties } from '#contract/datasets/metadata-property.ts';
import { wireQuestions } from '#contract/datasets/question.ts';
import { wireVectorsSettings } from '#contract/datasets/vector.ts';
import { type WireDatasetSetup, wireDatasetSetup } from '#contract/files/dataset-setup.ts';
import type { Api } from '../../api.ts';

const failure = 'POSTIL_WRITING_FILE';

export async function readSetup(api: Api, datasetId: string): Promise<WireDatasetSetup> {
  const path = `v1/datasets/${datasetId}`;
  const [dataset, fields, questions, metadata, vectors] = await Promise.all([
    api.get({ path, schema: wireDataset, failure, silent: true }),
    api.get({ path: `${path}/fields`, schema: wireFields, failure, silent: true }),
    readQuestions(api, datasetId),
    api.get({
      path: `v1/me/datasets/${datasetId}/metadata-properties`,
      schema: wireMetadataProperties,
      failure,
      silent: true,
    }),
    api.get({ path: `${path}/vectors-settings`, schema: wireVectorsSettings, failure, silent: true }),
  ]);
  return v.parse(wireDatasetSetup, {
    version: 1,
    fields: fields.items,
    questions: questions.items,
    metadata: metadata.items,
    vectors: vectors.items,
    allow_extra_metadata: dataset.allow_extra_metadata,
    guidelines: dataset.guidelines,
    distribution: dataset.distribution,
  });
}

export const readQuestions = (api: Api, datasetId: string) =>
  api.get({ path: `v1/datasets/${datasetId}/questions`, schema: wireQuestions, failure, silent: true });
