import type { WireJob } from '#contract/datasets/job.ts';
import type { JobRow } from './queries.ts';

/** Why it failed and how far it got are said where there is something to say. */
export const presentJob = ({ id, status, error, progress }: Omit<JobRow, 'isMember'>): WireJob => ({
  id,
  status,
  ...(status === 'failed' && error !== null && { error }),
  ...(progress !== null && { progress }),
});
