import { randomUUID } from 'node:crypto';
import { type Allowed, row } from '../../server/auth/matrix/row.ts';
import type { Kind, Target } from './objects.ts';

interface OperationRequest {
  /** Objects for the path parameters, and further ids for body or query. */
  readonly ids?: Readonly<Record<string, Kind | 'ready' | 'draft' | 'home'>>;
  readonly body?: (target: Target) => unknown;
  readonly query?: (target: Target) => string;
  /** Expected status where the matrix lets the caller in, if it differs from the document. */
  readonly answers?: number;
  /** Who may, if the matrix asks for another object. */
  readonly allowed?: Allowed;
  /** Strangers get an answer too, but neither read nor change the object. */
  readonly isForMembers?: boolean;
}

const named = ({ name }: Target, settings: object) => ({ name, title: name, settings });
const title = () => ({ title: 'Changed by a request' });
const answer = { status: 'submitted', values: { label: { value: 'no' } } };
const hub = { name: 'acme/reviews', subset: 'default', split: 'train' };
const hook = { url: 'http://127.0.0.1:9/changed', events: ['record.created'] };
const ready = { dataset_id: 'ready' } as const;
const draft = { dataset_id: 'draft' } as const;
const record = { record_id: 'record' } as const;
const leads = row(200, 200, 403, 403, 403, 401);
const reading: OperationRequest = { ids: ready };
const own: OperationRequest = {};
const listing: OperationRequest = { ids: { workspace: 'home', dataset: 'ready' }, isForMembers: true };
const person = () => ({ first_name: 'Changed by a request', role: 'admin' });
export const changedPassword = 'another long password';

/** A request for each operation that takes effect if the caller is let in. */
export const requests: Readonly<Record<string, OperationRequest>> = {
  getSettings: own,
  getVersion: own,
  getStatus: own,
  listOAuthProviders: own,
  redirectToOAuthProvider: { answers: 404 },
  getOAuthToken: { answers: 404 },
  signIn: { body: () => new URLSearchParams({ username: 'unknown', password: 'unknown' }), answers: 401 },
  getMe: own,
  renewApiKey: own,
  changePassword: {
    body: () => ({ current_password: 'a long enough password', new_password: changedPassword }),
    answers: 200,
  },

  listMyWorkspaces: listing,
  createWorkspace: { body: ({ name }) => ({ name }) },
  getWorkspace: { ids: { workspace_id: 'home' } },
  deleteWorkspace: { ids: { workspace_id: 'workspace' } },
  listWorkspaceUsers: { ids: { workspace_id: 'home' } },
  addWorkspaceUser: {
    ids: { workspace_id: 'home', user: 'user without workspaces' },
    body: ({ ids }) => ({ user_id: ids.user }),
  },
  removeWorkspaceUser: { ids: { workspace_id: 'home', user_id: 'user' } },

  listUsers: own,
  createUser: {
    body: ({ name }) => ({ username: name, first_name: name, password: 'a long enough password', role: 'owner' }),
  },
  getUser: { ids: { user_id: 'user' } },
  updateUser: { ids: { user_id: 'user' }, body: person },
  deleteUser: { ids: { user_id: 'user' } },
  listUserWorkspaces: { ids: { user_id: 'user' } },
  listPeople: own,
  updatePerson: { ids: { user_id: 'user' }, body: person },
  resetPassword: { ids: { user_id: 'user' } },

  listMyDatasets: listing,
  createDataset: { body: ({ name, team: side }) => ({ name, workspace_id: side.workspace }) },
  updateDataset: { ids: { dataset_id: 'dataset' }, body: () => ({ guidelines: 'Changed by a request.' }) },
  publishDataset: { ids: { dataset_id: 'dataset' } },
  deleteDataset: { ids: { dataset_id: 'dataset' } },
  getDataset: reading,
  getProgress: reading,
  listUsersProgress: reading,
  getMyMetrics: reading,
  listFields: reading,
  createField: { ids: draft, body: (target) => named(target, { type: 'text' }) },
  updateField: { ids: { field_id: 'field' }, body: title },
  deleteField: { ids: { field_id: 'field' } },
  listQuestions: reading,
  createQuestion: { ids: draft, body: (target) => named(target, { type: 'text' }) },
  updateQuestion: { ids: { question_id: 'question' }, body: title },
  deleteQuestion: { ids: { question_id: 'question' } },
  getQuestionUsage: { ids: { question_id: 'question' } },
  addQuestion: { ids: ready, body: (target) => named(target, { type: 'text' }) },
  requireQuestion: { ids: { question_id: 'question' }, body: () => ({ required: true }) },
  removeQuestion: { ids: { question_id: 'question' } },
  removeLabels: { ids: { question_id: 'question' }, body: () => ({ values: ['unknown'] }), answers: 422 },
  orderQuestions: { ids: ready, body: () => ({ ids: [randomUUID()] }), answers: 409 },
  previewMove: {
    ids: { dataset_id: 'ready', workspace: 'home' },
    query: ({ ids }) => `workspace_id=${ids.workspace}`,
    allowed: leads,
  },
  moveDataset: {
    ids: { dataset_id: 'dataset', workspace: 'home' },
    body: ({ ids }) => ({ workspace_id: ids.workspace }),
    allowed: leads,
  },
  duplicateDataset: {
    ids: { dataset_id: 'dataset', workspace: 'home' },
    body: ({ ids, name }) => ({ name, workspace_id: ids.workspace, with_records: true }),
    allowed: leads,
  },
  listMyMetadataProperties: reading,
  createMetadataProperty: { ids: draft, body: (target) => named(target, { type: 'terms' }) },
  updateMetadataProperty: { ids: { metadata_property_id: 'property' }, body: title },
  deleteMetadataProperty: { ids: { metadata_property_id: 'property' } },
  getMetadataMetrics: { ids: { metadata_property_id: 'property' } },
  listVectorsSettings: reading,
  createVectorSettings: { ids: draft, body: ({ name }) => ({ name, title: name, dimensions: 2 }) },
  updateVectorSettings: { ids: { vector_settings_id: 'vector' }, body: title },
  deleteVectorSettings: { ids: { vector_settings_id: 'vector' } },

  searchMyRecords: { ...reading, body: () => ({}) },
  searchRecords: { ...reading, body: () => ({}) },
  listRecords: reading,
  createRecords: { ids: ready, body: () => ({ items: [{ fields: { text: 'new' }, external_id: randomUUID() }] }) },
  upsertRecords: {
    ids: { ...ready, ...record },
    body: ({ ids }) => ({ items: [{ id: ids.record_id, fields: { text: 'changed' }, metadata: { length: 1 } }] }),
  },
  deleteRecords: { ids: { ...ready, ...record }, query: ({ ids }) => `ids=${ids.record_id}` },
  getRecord: { ids: record },
  updateRecord: { ids: record, body: () => ({ metadata: { length: 1 } }) },
  deleteRecord: { ids: record },
  listSuggestionOptions: reading,
  listSuggestions: { ids: record },
  putSuggestion: { ids: record, body: ({ dataset: place }) => ({ question_id: place.questions.label, value: 'no' }) },
  deleteSuggestions: {
    ids: { ...record, suggestion: 'suggestion of the record' },
    query: ({ ids }) => `ids=${ids.suggestion}`,
  },
  deleteSuggestion: { ids: { suggestion_id: 'suggestion' } },
  createResponse: { ids: record, body: () => answer },
  updateResponse: { ids: { response_id: 'response' }, body: () => answer },
  deleteResponse: { ids: { response_id: 'response' } },
  answerRecords: {
    ids: record,
    body: ({ ids }) => ({ items: [{ ...answer, record_id: ids.record_id }] }),
    isForMembers: true,
  },
  leaseRecord: { ids: record },
  releaseRecord: { ids: record },
  revealSuggestions: { ids: record },

  importDataset: {
    ids: ready,
    body: () => ({ ...hub, mapping: { fields: [{ source: 'text', target: 'text' }] } }),
  },
  exportDataset: { ids: ready, body: () => ({ ...hub, token: 'hf_token' }) },
  getJob: { ids: { job_id: 'job' } },
  writeFile: { ids: ready, body: () => ({ format: 'jsonl' }) },
  knownRecords: { ids: ready, body: () => ({ external_ids: ['e0'] }) },

  listWebhooks: own,
  createWebhook: { body: () => hook },
  updateWebhook: { ids: { webhook_id: 'webhook' }, body: () => ({ ...hook, enabled: false }) },
  deleteWebhook: { ids: { webhook_id: 'webhook' } },
  pingWebhook: { ids: { webhook_id: 'webhook' } },

  listOverview: listing,
  listPersonProgress: { ids: ready, query: () => 'since=2026-01-01T00:00:00Z' },
  countOwnAnswers: { query: () => 'since=2026-01-01T00:00:00Z' },
  getOverview: reading,
  getShares: reading,
  getQuality: reading,
  measureQuality: { ids: ready, body: () => ({ intervals: false }) },
  compareGroups: { ids: ready, body: () => ({ groups: { by: 'week' } }) },
  watchOverview: own,
  watchDataset: reading,

  listTrash: { ids: { dataset: 'deleted dataset' }, isForMembers: true },
  restoreDataset: { ids: { dataset_id: 'deleted dataset' }, body: () => ({}) },
  removeDataset: { ids: { dataset_id: 'deleted dataset' } },
};
