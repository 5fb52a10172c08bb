import { seesHiddenMetadata } from '../../auth/policies.ts';
import { findDataset } from '../datasets/find-dataset.ts';
import { type AppDeps, guard, type Route } from '../shared/route.ts';
import { presentField, presentMetadataProperty, presentQuestion, presentVectorSettings } from './presenter.ts';
import { fieldRows, metadataPropertyRows, questionRows, vectorSettingsRows } from './queries.ts';

/** What a dataset consists of, beside its records. */
export function datasetSettingsRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const readable = { find: findDataset, may: 'owners and members read a dataset' } as const;
  return [
    route('GET', '/datasets/:dataset_id/fields', {
      ...readable,
      handle: async ({ db }, { id }) => ({ items: (await fieldRows(db, id)).map(presentField) }),
    }),
    route('GET', '/datasets/:dataset_id/questions', {
      ...readable,
      handle: async ({ db }, { id }) => ({ items: (await questionRows(db, id)).map(presentQuestion) }),
    }),
    route('GET', '/me/datasets/:dataset_id/metadata-properties', {
      ...readable,
      handle: async ({ db, caller }, { id }) => ({
        items: (await metadataPropertyRows(db, id, seesHiddenMetadata(caller))).map(presentMetadataProperty),
      }),
    }),
    route('GET', '/datasets/:dataset_id/vectors-settings', {
      ...readable,
      handle: async ({ db }, { id }) => ({ items: (await vectorSettingsRows(db, id)).map(presentVectorSettings) }),
    }),
  ];
}
