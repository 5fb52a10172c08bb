import type { WireDataset } from '#contract/datasets/dataset.ts';
import type { WireMetrics, WireProgress, WireUsersProgress } from '#contract/datasets/progress.ts';
import { type countersFor, type datasetCounters, pendingOf, type progressByUser } from './progress-queries.ts';
import type { DatasetRow } from './queries.ts';

type DatasetCounters = Omit<Awaited<ReturnType<typeof datasetCounters>>, 'ds'>;
type ProgressByUser = Awaited<ReturnType<typeof progressByUser>>;
type UserCounters = Omit<Awaited<ReturnType<typeof countersFor>>, 'ds' | 'usernames'>;

export const presentDataset = (row: DatasetRow): WireDataset => ({
  id: row.id,
  name: row.name,
  guidelines: row.guidelines,
  allow_extra_metadata: row.allow_extra_metadata,
  status: row.status,
  distribution: row.distribution,
  metadata: row.metadata,
  workspace_id: row.workspace_id,
  last_activity_at: row.last_activity_at,
  inserted_at: row.inserted_at,
  updated_at: row.updated_at,
  ...(row.measures_time && { postil: { measures_time: true } }),
});

export const presentProgress = ({ total, completed, usernames }: DatasetCounters): WireProgress => ({
  total,
  completed,
  pending: total - completed,
  users: usernames.map((username) => ({ username })),
});

export const presentUsersProgress = (rows: ProgressByUser): WireUsersProgress => ({
  users: rows.map((row) => ({
    username: row.username,
    completed: { submitted: row.completedSubmitted, draft: row.completedDraft, discarded: row.completedDiscarded },
    pending: { submitted: row.pendingSubmitted, draft: row.pendingDraft, discarded: row.pendingDiscarded },
  })),
});

export function presentMetrics(counters: UserCounters): WireMetrics {
  const { submitted, discarded, draft } = counters;
  const pending = pendingOf(counters);
  return { responses: { total: pending + submitted + discarded + draft, submitted, discarded, draft, pending } };
}
