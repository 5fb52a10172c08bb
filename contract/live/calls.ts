import type { Call } from '../call.ts';
import { wireDatasetOverview, wireOverview } from '../datasets/overview.ts';
import { wireOwnAnswers, wireOwnAnswersQuery } from '../datasets/own-answers.ts';
import { wirePersonProgress } from '../datasets/person-progress.ts';
import { wireShares } from '../datasets/shares.ts';
import { wireLease, wireLeaseQuery } from './lease.ts';

/** Calls that only this server has. */
export const liveCalls = {
  /** All datasets that the user may see, as the list shows them. */
  listOverview: { method: 'GET', path: '/api/ext/v1/datasets', status: 200, response: wireOverview },
  /** Number of responses that the caller has submitted or discarded since a time. */
  countOwnAnswers: {
    method: 'GET',
    path: '/api/ext/v1/me/answers',
    query: wireOwnAnswersQuery,
    status: 200,
    response: wireOwnAnswers,
  },
  getOverview: { method: 'GET', path: '/api/ext/v1/datasets/:id', status: 200, response: wireDatasetOverview },
  /** Number of responses of each user. For admins and owners. */
  listPersonProgress: {
    method: 'GET',
    path: '/api/ext/v1/datasets/:id/people',
    query: wireOwnAnswersQuery,
    status: 200,
    response: wirePersonProgress,
  },
  /** Counts of each option in submitted answers of all users. For admins and owners. */
  getShares: { method: 'GET', path: '/api/ext/v1/datasets/:id/shares', status: 200, response: wireShares },
  /**
   * Server-sent events: `dataset` with data as in `events.ts`, at most one a second for each dataset; `datasets`
   * without data when the list changes. After a reconnect with `Last-Event-ID`, `datasets` comes first because events
   * may be lost.
   */
  watchOverview: { method: 'GET', path: '/api/ext/v1/events', status: 200 },
  /**
   * Server-sent events: `progress` and `records` with data as in `events.ts`; `settings` without data when clients
   * should reload the dataset or its settings.
   */
  watchDataset: { method: 'GET', path: '/api/ext/v1/datasets/:id/events', status: 200 },
  /** Takes or renews a lease for five minutes. Answers 409 if other annotators hold all leases of the record. */
  leaseRecord: {
    method: 'PUT',
    path: '/api/ext/v1/records/:id/lease',
    query: wireLeaseQuery,
    status: 200,
    response: wireLease,
  },
  releaseRecord: { method: 'DELETE', path: '/api/ext/v1/records/:id/lease', status: 204 },
} as const satisfies Record<string, Call>;
