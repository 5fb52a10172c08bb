import * as v from 'valibot';
import { wireDataset } from '../datasets/dataset.ts';
import { wireField } from '../datasets/field.ts';
import { wireMetadataProperty } from '../datasets/metadata-property.ts';
import { wireQuestion } from '../datasets/question.ts';
import { wireVectorSettings } from '../datasets/vector.ts';

/** How a dataset is set up, as a file says it that has room for notes: what it takes to make the dataset again. */
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

/** What stands in a file under our name, if it is what we write there. */
export function parseDatasetSetup(text: string | undefined): WireDatasetSetup | undefined {
  const read = v.safeParse(storedSetup, text);
  return read.success ? read.output : undefined;
}

/** Which columns a file of records has. */
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
