import type { WireFieldSettings } from '#contract/datasets/field.ts';
import type { WireMetadataSettings } from '#contract/datasets/metadata-property.ts';
import type { WireQuestionSettings } from '#contract/datasets/question-settings.ts';
import type { Db } from '../../../schema/database.ts';
import { fieldRows, metadataPropertyRows, questionRows, vectorSettingsRows } from '../../dataset-settings/queries.ts';
import type { QuestionToAnswer } from '../../responses/checking/check-response.ts';

export interface FieldRule {
  readonly name: string;
  readonly required: boolean;
  readonly type: WireFieldSettings['type'];
}

export interface NumberedQuestion extends QuestionToAnswer {
  readonly id: string;
  readonly n: number;
}

export interface VectorRule {
  readonly n: number;
  readonly dimensions: number;
}

export interface RecordRules {
  readonly datasetId: string;
  readonly allowExtraMetadata: boolean;
  readonly fields: ReadonlyMap<string, FieldRule>;
  readonly metadata: ReadonlyMap<string, WireMetadataSettings>;
  readonly questions: readonly NumberedQuestion[];
  readonly questionsById: ReadonlyMap<string, NumberedQuestion>;
  readonly vectors: ReadonlyMap<string, VectorRule>;
}

interface RulesSource {
  readonly id: string;
  readonly allow_extra_metadata: boolean;
}

/** The contract checked the settings when they were stored. */
export async function recordRules(
  db: Db,
  { id: datasetId, allow_extra_metadata: allowExtraMetadata }: RulesSource,
): Promise<RecordRules> {
  const fields = await fieldRows(db, datasetId);
  const metadata = await metadataPropertyRows(db, datasetId, true);
  const vectors = await vectorSettingsRows(db, datasetId);
  const questions = (await questionRows(db, datasetId)).map(({ id, n, name, required, settings }) => ({
    id,
    n,
    name,
    required,
    settings: settings as WireQuestionSettings,
  }));
  return {
    datasetId,
    allowExtraMetadata,
    questions,
    fields: new Map(
      fields.map(({ name, required, settings }) => [
        name,
        { name, required, type: (settings as WireFieldSettings).type },
      ]),
    ),
    metadata: new Map(metadata.map(({ name, settings }) => [name, settings as WireMetadataSettings])),
    questionsById: new Map(questions.map((question) => [question.id, question])),
    vectors: new Map(vectors.map(({ name, n, dimensions }) => [name, { n, dimensions }])),
  };
}
