import type { JobKinds } from './job.ts';

/** Everything that is done beside requests, by the name under which it is enqueued. */
export const jobKinds: JobKinds = {};
