import type { Dataset } from '../dataset.ts';
import type { Metrics } from '../progress.ts';
import type { DatasetOverview } from './dataset-overview.ts';

/** A dataset with the number of records that are left for the user. */
export interface NextDataset {
  readonly dataset: Dataset;
  readonly left: number;
}

const leftOf = ({ pending, draft }: Metrics) => pending + draft;
const hasBegun = ({ submitted, discarded, draft }: Metrics) => submitted + discarded + draft > 0;

/** Prefers the same workspace, then datasets that the user has begun, then the latest activity. */
export function nextDataset(overviews: readonly DatasetOverview[], currentId: string): NextDataset | undefined {
  const workspaceId = overviews.find(({ dataset }) => dataset.id === currentId)?.dataset.workspaceId;
  const [best] = overviews
    .flatMap(({ dataset, own }) => (own && leftOf(own) > 0 && dataset.id !== currentId ? [{ dataset, own }] : []))
    .map(({ dataset, own }) => ({
      next: { dataset, left: leftOf(own) },
      isNear: Number(dataset.workspaceId === workspaceId),
      isBegun: Number(hasBegun(own)),
    }))
    .toSorted(
      (one, other) =>
        other.isNear - one.isNear ||
        other.isBegun - one.isBegun ||
        (one.next.dataset.lastActivityAt < other.next.dataset.lastActivityAt ? 1 : -1),
    );
  return best?.next;
}
