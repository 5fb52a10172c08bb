import type { Call } from '../call.ts';
import { wireDatasetOverview, wireOverview } from '../datasets/overview.ts';
import { wireShares } from '../datasets/shares.ts';
import { wireLease, wireLeaseQuery } from './lease.ts';

/** What only our own server answers. */
export const liveCalls = {
  /** Every dataset that the user sees, with what a list of them shows. */
  listOverview: { method: 'GET', path: '/api/ext/v1/datasets', status: 200, response: wireOverview },
  /** The same of one dataset. */
  getOverview: { method: 'GET', path: '/api/ext/v1/datasets/:id', status: 200, response: wireDatasetOverview },
  /** How often each option was chosen, in everybody's submitted answers; for those who lead the dataset. */
  getShares: { method: 'GET', path: '/api/ext/v1/datasets/:id/shares', status: 200, response: wireShares },
  /**
   * A stream of server-sent events: `dataset` with data as in `events.ts`, at most once a second for each, and
   * `datasets`, without any, when others are on the list than before. Whoever sends `Last-Event-ID` is told
   * `datasets` first, for something may have been missed.
   */
  watchOverview: { method: 'GET', path: '/api/ext/v1/events', status: 200 },
  /**
   * A stream of server-sent events: `progress` and `records` with data as in `events.ts`, and `settings`, without any,
   * when the dataset or its settings are to be read again.
   */
  watchDataset: { method: 'GET', path: '/api/ext/v1/datasets/:id/events', status: 200 },
  /** Takes or renews a place on a record for five minutes. Refused with 409 where others hold all that are free. */
  leaseRecord: {
    method: 'PUT',
    path: '/api/ext/v1/records/:id/lease',
    query: wireLeaseQuery,
    status: 200,
    response: wireLease,
  },
  releaseRecord: { method: 'DELETE', path: '/api/ext/v1/records/:id/lease', status: 204 },
} as const satisfies Record<string, Call>;
