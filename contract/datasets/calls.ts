import type { Call } from '../call.ts';
import { wireDataset, wireDatasetCreate, wireDatasets, wireDatasetsQuery, wireDatasetUpdate } from './dataset.ts';
import { wireField, wireFieldCreate, wireFields, wireFieldUpdate } from './field.ts';
import { wireExport, wireImport, wireJob } from './job.ts';
import {
  wireMetadataMetrics,
  wireMetadataProperties,
  wireMetadataProperty,
  wireMetadataPropertyCreate,
  wireMetadataPropertyUpdate,
} from './metadata-property.ts';
import { wireMetrics, wireProgress, wireUsersProgress } from './progress.ts';
import { wireQuestion, wireQuestionCreate, wireQuestions, wireQuestionUpdate } from './question.ts';
import {
  wireVectorSettings,
  wireVectorSettingsCreate,
  wireVectorSettingsUpdate,
  wireVectorsSettings,
} from './vector.ts';

export const datasetsCalls = {
  listMyDatasets: {
    method: 'GET',
    path: '/api/v1/me/datasets',
    query: wireDatasetsQuery,
    status: 200,
    response: wireDatasets,
  },
  createDataset: {
    method: 'POST',
    path: '/api/v1/datasets',
    request: wireDatasetCreate,
    status: 201,
    response: wireDataset,
  },
  getDataset: { method: 'GET', path: '/api/v1/datasets/:id', status: 200, response: wireDataset },
  updateDataset: {
    method: 'PATCH',
    path: '/api/v1/datasets/:id',
    request: wireDatasetUpdate,
    status: 200,
    response: wireDataset,
  },
  deleteDataset: { method: 'DELETE', path: '/api/v1/datasets/:id', status: 200, response: wireDataset },
  publishDataset: { method: 'PUT', path: '/api/v1/datasets/:id/publish', status: 200, response: wireDataset },
  importDataset: {
    method: 'POST',
    path: '/api/v1/datasets/:id/import',
    request: wireImport,
    status: 202,
    response: wireJob,
  },
  exportDataset: {
    method: 'POST',
    path: '/api/v1/datasets/:id/export',
    request: wireExport,
    status: 202,
    response: wireJob,
  },
  getJob: { method: 'GET', path: '/api/v1/jobs/:id', status: 200, response: wireJob },
  getProgress: { method: 'GET', path: '/api/v1/datasets/:id/progress', status: 200, response: wireProgress },
  listUsersProgress: {
    method: 'GET',
    path: '/api/v1/datasets/:id/users/progress',
    status: 200,
    response: wireUsersProgress,
  },
  getMyMetrics: { method: 'GET', path: '/api/v1/me/datasets/:id/metrics', status: 200, response: wireMetrics },
  listFields: { method: 'GET', path: '/api/v1/datasets/:id/fields', status: 200, response: wireFields },
  createField: {
    method: 'POST',
    path: '/api/v1/datasets/:id/fields',
    request: wireFieldCreate,
    status: 201,
    response: wireField,
  },
  updateField: {
    method: 'PATCH',
    path: '/api/v1/fields/:id',
    request: wireFieldUpdate,
    status: 200,
    response: wireField,
  },
  deleteField: { method: 'DELETE', path: '/api/v1/fields/:id', status: 200, response: wireField },
  listQuestions: { method: 'GET', path: '/api/v1/datasets/:id/questions', status: 200, response: wireQuestions },
  createQuestion: {
    method: 'POST',
    path: '/api/v1/datasets/:id/questions',
    request: wireQuestionCreate,
    status: 201,
    response: wireQuestion,
  },
  updateQuestion: {
    method: 'PATCH',
    path: '/api/v1/questions/:id',
    request: wireQuestionUpdate,
    status: 200,
    response: wireQuestion,
  },
  deleteQuestion: { method: 'DELETE', path: '/api/v1/questions/:id', status: 200, response: wireQuestion },
  listMyMetadataProperties: {
    method: 'GET',
    path: '/api/v1/me/datasets/:id/metadata-properties',
    status: 200,
    response: wireMetadataProperties,
  },
  createMetadataProperty: {
    method: 'POST',
    path: '/api/v1/datasets/:id/metadata-properties',
    request: wireMetadataPropertyCreate,
    status: 201,
    response: wireMetadataProperty,
  },
  updateMetadataProperty: {
    method: 'PATCH',
    path: '/api/v1/metadata-properties/:id',
    request: wireMetadataPropertyUpdate,
    status: 200,
    response: wireMetadataProperty,
  },
  deleteMetadataProperty: {
    method: 'DELETE',
    path: '/api/v1/metadata-properties/:id',
    status: 200,
    response: wireMetadataProperty,
  },
  getMetadataMetrics: {
    method: 'GET',
    path: '/api/v1/metadata-properties/:id/metrics',
    status: 200,
    response: wireMetadataMetrics,
  },
  listVectorsSettings: {
    method: 'GET',
    path: '/api/v1/datasets/:id/vectors-settings',
    status: 200,
    response: wireVectorsSettings,
  },
  createVectorSettings: {
    method: 'POST',
    path: '/api/v1/datasets/:id/vectors-settings',
    request: wireVectorSettingsCreate,
    status: 201,
    response: wireVectorSettings,
  },
  deleteVectorSettings: {
    method: 'DELETE',
    path: '/api/v1/vectors-settings/:id',
    status: 200,
    response: wireVectorSettings,
  },
  updateVectorSettings: {
    method: 'PATCH',
    path: '/api/v1/vectors-settings/:id',
    request: wireVectorSettingsUpdate,
    status: 200,
    response: wireVectorSettings,
  },
} as const satisfies Record<string, Call>;
