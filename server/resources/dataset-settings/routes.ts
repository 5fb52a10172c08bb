import { wireFieldCreate, wireFieldUpdate } from '#contract/datasets/field.ts';
import {
  type WireMetadataMetrics,
  wireMetadataPropertyCreate,
  wireMetadataPropertyUpdate,
} from '#contract/datasets/metadata-property.ts';
import { wireQuestionCreate, wireQuestionUpdate } from '#contract/datasets/question.ts';
import { wireVectorSettingsCreate, wireVectorSettingsUpdate } from '#contract/datasets/vector.ts';
import { seesHidden } from '../../auth/policies.ts';
import { findDataset } from '../datasets/find-dataset.ts';
import { type AppDeps, guard, type Route } from '../shared/route.ts';
import { createField, deleteField, updateField } from './fields.ts';
import { findSetting } from './find-setting.ts';
import { findProperty } from './metadata/find-property.ts';
import {
  createMetadataProperty,
  deleteMetadataProperty,
  updateMetadataProperty,
} from './metadata/metadata-properties.ts';
import { metricsOf } from './metadata/metrics.ts';
import { TimedCache } from './metadata/timed-cache.ts';
import { presentField, presentMetadataProperty, presentQuestion, presentVectorSettings } from './presenter.ts';
import { fieldRows, metadataPropertyRows, questionRows, vectorSettingsRows } from './queries.ts';
import { createQuestion, deleteQuestion, updateQuestion } from './questions/questions.ts';
import { createVectorSettings, deleteVectorSettings, updateVectorSettings } from './vectors-settings.ts';

const readable = { find: findDataset, may: 'owners and workspace members read a dataset' } as const;
const creating = {
  find: findDataset,
  may: 'owners and workspace admins change dataset settings',
  status: 201,
} as const;
const changing = (kind: Parameters<typeof findSetting>[0]) =>
  ({ find: findSetting(kind), may: 'owners and workspace admins change dataset settings' }) as const;

function fieldRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const changeable = changing('Field');
  return [
    route('GET', '/datasets/:dataset_id/fields', {
      ...readable,
      handle: async ({ db }, { id }) => ({ items: (await fieldRows(db, id)).map(presentField) }),
    }),
    route('POST', '/datasets/:dataset_id/fields', { ...creating, body: wireFieldCreate, handle: createField }),
    route('PATCH', '/fields/:field_id', { ...changeable, body: wireFieldUpdate, handle: updateField }),
    route('DELETE', '/fields/:field_id', { ...changeable, handle: deleteField }),
  ];
}

function questionRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const changeable = changing('Question');
  return [
    route('GET', '/datasets/:dataset_id/questions', {
      ...readable,
      handle: async ({ db }, { id }) => ({ items: (await questionRows(db, id)).map(presentQuestion) }),
    }),
    route('POST', '/datasets/:dataset_id/questions', { ...creating, body: wireQuestionCreate, handle: createQuestion }),
    route('PATCH', '/questions/:question_id', { ...changeable, body: wireQuestionUpdate, handle: updateQuestion }),
    route('DELETE', '/questions/:question_id', { ...changeable, handle: deleteQuestion }),
  ];
}

const metricsCacheMs = 5_000;
const maxCachedMetrics = 100;

function metadataRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const changeable = changing('MetadataProperty');
  const cache = new TimedCache<WireMetadataMetrics>(metricsCacheMs, maxCachedMetrics);
  return [
    route('GET', '/me/datasets/:dataset_id/metadata-properties', {
      ...readable,
      handle: async ({ db, caller }, { id }) => ({
        items: (await metadataPropertyRows(db, id, seesHidden(caller))).map(presentMetadataProperty),
      }),
    }),
    route('POST', '/datasets/:dataset_id/metadata-properties', {
      ...creating,
      body: wireMetadataPropertyCreate,
      handle: createMetadataProperty,
    }),
    route('GET', '/metadata-properties/:metadata_property_id/metrics', {
      find: findProperty,
      may: 'owners and workspace members read visible metadata',
      handle: ({ db }, property) => metricsOf(db, property, cache),
    }),
    route('PATCH', '/metadata-properties/:metadata_property_id', {
      ...changeable,
      body: wireMetadataPropertyUpdate,
      handle: updateMetadataProperty,
    }),
    route('DELETE', '/metadata-properties/:metadata_property_id', { ...changeable, handle: deleteMetadataProperty }),
  ];
}

function vectorRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const changeable = changing('VectorSettings');
  return [
    route('GET', '/datasets/:dataset_id/vectors-settings', {
      ...readable,
      handle: async ({ db }, { id }) => ({ items: (await vectorSettingsRows(db, id)).map(presentVectorSettings) }),
    }),
    route('POST', '/datasets/:dataset_id/vectors-settings', {
      ...creating,
      body: wireVectorSettingsCreate,
      handle: createVectorSettings,
    }),
    route('PATCH', '/vectors-settings/:vector_settings_id', {
      ...changeable,
      body: wireVectorSettingsUpdate,
      handle: updateVectorSettings,
    }),
    route('DELETE', '/vectors-settings/:vector_settings_id', { ...changeable, handle: deleteVectorSettings }),
  ];
}

export const datasetSettingsRoutes = (deps: AppDeps): readonly Route[] => [
  ...fieldRoutes(deps),
  ...questionRoutes(deps),
  ...metadataRoutes(deps),
  ...vectorRoutes(deps),
];
