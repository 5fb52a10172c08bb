import type { Call } from '../call.ts';

/** What only our own server answers. */
export const liveCalls = {
  /**
   * A stream of server-sent events: `progress` and `records` with data as in `events.ts`, and `settings`, without any,
   * when the dataset or its settings are to be read again.
   */
  watchDataset: { method: 'GET', path: '/api/ext/v1/datasets/:id/events', status: 200 },
} as const satisfies Record<string, Call>;
