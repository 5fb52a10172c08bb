import type { Call } from '../call.ts';
import { wireRecord, wireRecordPage, wireRecords } from './record.ts';
import { wireListedIds, wireRecordsCreate, wireRecordsUpsert, wireRecordUpdate } from './record-write.ts';
import { wireResponse, wireResponsesBulk, wireResponsesBulkResult, wireResponseWrite } from './response.ts';
import { wireSearchBody, wireSearchQuery } from './search.ts';
import { wireSearchResult } from './search-result.ts';
import { wireSuggestion, wireSuggestionOptions, wireSuggestions } from './suggestion.ts';
import { wireSuggestionWrite } from './suggestion-write.ts';

export const annotationCalls = {
  listSuggestionOptions: {
    method: 'GET',
    path: '/api/v1/datasets/:id/records/search/suggestions/options',
    status: 200,
    response: wireSuggestionOptions,
  },
  searchMyRecords: {
    method: 'POST',
    path: '/api/v1/me/datasets/:id/records/search',
    query: wireSearchQuery,
    request: wireSearchBody,
    status: 200,
    response: wireSearchResult,
  },
  searchRecords: {
    method: 'POST',
    path: '/api/v1/datasets/:id/records/search',
    query: wireSearchQuery,
    request: wireSearchBody,
    status: 200,
    response: wireSearchResult,
  },
  listRecords: {
    method: 'GET',
    path: '/api/v1/datasets/:id/records',
    query: wireSearchQuery,
    status: 200,
    response: wireRecordPage,
  },
  createRecords: {
    method: 'POST',
    path: '/api/v1/datasets/:id/records/bulk',
    request: wireRecordsCreate,
    status: 201,
    response: wireRecords,
  },
  upsertRecords: {
    method: 'PUT',
    path: '/api/v1/datasets/:id/records/bulk',
    request: wireRecordsUpsert,
    status: 200,
    response: wireRecords,
  },
  getRecord: { method: 'GET', path: '/api/v1/records/:id', status: 200, response: wireRecord },
  updateRecord: {
    method: 'PATCH',
    path: '/api/v1/records/:id',
    request: wireRecordUpdate,
    status: 200,
    response: wireRecord,
  },
  deleteRecord: { method: 'DELETE', path: '/api/v1/records/:id', status: 200, response: wireRecord },
  deleteRecords: { method: 'DELETE', path: '/api/v1/datasets/:id/records', query: wireListedIds, status: 204 },
  listSuggestions: {
    method: 'GET',
    path: '/api/v1/records/:id/suggestions',
    status: 200,
    response: wireSuggestions,
  },
  /**
   * Shows an annotator the suggestions for the questions that are answered. Later answers of the user to these questions
   * count as given with the suggestion in view. Only on this server.
   */
  revealSuggestions: { method: 'POST', path: '/api/ext/v1/records/:id/reveal', status: 200, response: wireSuggestions },
  putSuggestion: {
    method: 'PUT',
    path: '/api/v1/records/:id/suggestions',
    request: wireSuggestionWrite,
    status: 201,
    response: wireSuggestion,
  },
  deleteSuggestions: {
    method: 'DELETE',
    path: '/api/v1/records/:id/suggestions',
    query: wireListedIds,
    status: 204,
  },
  deleteSuggestion: { method: 'DELETE', path: '/api/v1/suggestions/:id', status: 200, response: wireSuggestion },
  createResponse: {
    method: 'POST',
    path: '/api/v1/records/:id/responses',
    request: wireResponseWrite,
    status: 201,
    response: wireResponse,
  },
  updateResponse: {
    method: 'PUT',
    path: '/api/v1/responses/:id',
    request: wireResponseWrite,
    status: 200,
    response: wireResponse,
  },
  deleteResponse: { method: 'DELETE', path: '/api/v1/responses/:id', status: 200, response: wireResponse },
  answerRecords: {
    method: 'POST',
    path: '/api/v1/me/responses/bulk',
    request: wireResponsesBulk,
    status: 200,
    response: wireResponsesBulkResult,
  },
} as const satisfies Record<string, Call>;
