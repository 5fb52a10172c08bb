import * as v from 'valibot';
import { wireDataset } from '../datasets/dataset.ts';
import { wireField } from '../datasets/field.ts';
import { wireMetadataProperty } from '../datasets/metadata-property.ts';
import { wireQuestion } from '../datasets/question.ts';
import { wireVectorSettings } from '../datasets/vector.ts';

/** Settings that recreate a dataset, stored in the metadata of exported files. */
export const wireDatasetSetup = v.object({
  version: v.literal(1),
  fields: v.array(v.pick(wireField, ['name', 'title', 'required', 'settings'])),
  questions: v.array(v.pick(wireQuestion, ['name', 'title', 'description', 'required', 'settings'])),
  metadata: v.array(v.pick(wireMetadataProperty, ['name', 'title', 'settings', 'visible_for_annotators'])),
  vectors: v.array(v.pick(wireVectorSettings, ['name', 'title', 'dimensions'])),
  allow_extra_metadata: v.boolean(),
  guidelines: wireDataset.entries.guidelines,
  distribution: v.optional(wireDataset.entries.distribution, { strategy: 'overlap', min_submitted: 1 }),
});
export type WireDatasetSetup = v.InferOutput<typeof wireDatasetSetup>;

const storedSetup = v.pipe(v.string(), v.parseJson(), wireDatasetSetup);

/** Parses the setup from a file; undefined if it is not in our format. */
export function parseDatasetSetup(text: string | undefined): WireDatasetSetup | undefined {
  const read = v.safeParse(storedSetup, text);
  return read.success ? read.output : undefined;
}

/** Columns of an export of this dataset. */
export const exportShapeOf = ({ fields, questions, metadata, vectors, allow_extra_metadata }: WireDatasetSetup) => ({
  fields: fields.map(({ name, settings }) => ({ name, type: settings.type })),
  questions: questions.map(({ name, settings }) => ({
    name,
    type: settings.type,
    ...('field' in settings && { field: settings.field }),
    ...('options' in settings && { options: settings.options }),
  })),
  metadata: metadata.map(({ name, settings }) => ({ name, type: settings.type })),
  vectors: vectors.map(({ name }) => ({ name })),
  allowsMore: allow_extra_metadata,
});
