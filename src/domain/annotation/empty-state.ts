import type { QueueStatus } from './record.ts';

export type EmptyState =
  | 'task-completed'
  | 'dataset-empty'
  | 'dataset-empty-ask-administrator'
  | 'no-matches'
  | 'none-match'
  | 'no-records'
  | 'no-more-pending'
  | 'answers-unsent'
  | 'no-drafts'
  | 'none-submitted'
  | 'none-discarded';

export interface QueueSituation {
  readonly status: QueueStatus;
  /** A search, filter, sort or similarity search is active. */
  readonly isNarrowed: boolean;
  readonly isTeamDone: boolean;
  /** Records for the user in all statuses. */
  readonly myTotal: number;
  readonly isPrivileged: boolean;
}

const emptyLists: Partial<Record<QueueStatus, EmptyState>> = {
  pending: 'no-more-pending',
  draft: 'no-drafts',
  submitted: 'none-submitted',
};

export function emptyStateOnLoad({
  status,
  isNarrowed,
  isTeamDone,
  myTotal,
  isPrivileged,
}: QueueSituation): EmptyState {
  if (isTeamDone && !isNarrowed) return 'task-completed';
  if (myTotal === 0) return isPrivileged ? 'dataset-empty' : 'dataset-empty-ask-administrator';
  if (isNarrowed) return status === 'all' ? 'none-match' : 'no-matches';
  return emptyLists[status] ?? 'no-records';
}

/** Lists whose records stay after an answer have no empty state: the last one stays in view. */
export function emptyStateAfterLast({ status, isNarrowed, isTeamDone }: QueueSituation): EmptyState | undefined {
  if (isTeamDone && !isNarrowed) return 'task-completed';
  switch (status) {
    case 'pending':
      return 'no-more-pending';
    case 'draft':
      return 'no-drafts';
    case 'discarded':
      return 'none-discarded';
    case 'submitted':
    case 'completed':
    case 'all':
      return undefined;
  }
}

/** Whether the user has gone through the queue, or can fill an empty dataset. */
export const hasEnding = (state: EmptyState): boolean =>
  state === 'task-completed' || state === 'no-more-pending' || state === 'dataset-empty';
