import type { WireFieldSettings } from '#contract/datasets/field.ts';
import type { WireMetadataSettings } from '#contract/datasets/metadata-property.ts';
import type { WireQuestionSettings } from '#contract/datasets/question-settings.ts';
import type { WireDatasetSetup } from '#contract/files/dataset-setup.ts';
import type { NamesById } from '#contract/files/to-file-record.ts';
import {
  fieldRows,
  metadataPropertyRows,
  questionRows,
  vectorSettingsRows,
} from '../../resources/dataset-settings/queries.ts';
import type { FoundDataset } from '../../resources/datasets/queries.ts';
import type { Db } from '../../schema/database.ts';

export type SetupSource = Pick<FoundDataset, 'id' | 'allow_extra_metadata' | 'guidelines' | 'distribution'>;

export async function readDatasetSetup(db: Db, dataset: SetupSource): Promise<WireDatasetSetup> {
  const { id, allow_extra_metadata, guidelines, distribution } = dataset;
  const fields = await fieldRows(db, id);
  const questions = await questionRows(db, id);
  const metadata = await metadataPropertyRows(db, id, true);
  const vectors = await vectorSettingsRows(db, id);
  return {
    version: 1,
    fields: fields.map(({ name, title, required, settings }) => ({
      name,
      title,
      required,
      settings: settings as WireFieldSettings,
    })),
    questions: questions.map(({ name, title, description, required, settings }) => ({
      name,
      title,
      description,
      required,
      settings: settings as WireQuestionSettings,
    })),
    metadata: metadata.map(({ name, title, settings, visible_for_annotators }) => ({
      name,
      title,
      settings: settings as WireMetadataSettings,
      visible_for_annotators,
    })),
    vectors: vectors.map(({ name, title, dimensions }) => ({ name, title, dimensions })),
    allow_extra_metadata,
    guidelines,
    distribution,
  };
}

export async function readNames(db: Db, datasetId: string): Promise<NamesById> {
  const questions = await questionRows(db, datasetId);
  const users = await db.selectFrom('users').select(['id', 'username']).execute();
  return {
    questions: new Map(questions.map(({ id, name }) => [id, name])),
    users: new Map(users.map(({ id, username }) => [id, username])),
  };
}
