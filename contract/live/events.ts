import * as v from 'valibot';
import { wireMetrics, wireProgress } from '../datasets/progress.ts';

/** How far a dataset is, and how far whoever listens is in it. */
export const wireProgressEvent = v.object({ progress: wireProgress, metrics: wireMetrics });
export type WireProgressEvent = v.InferOutput<typeof wireProgressEvent>;

/** This dataset is to be looked at again. */
export const wireDatasetEvent = v.object({ dataset_id: v.string() });
export type WireDatasetEvent = v.InferOutput<typeof wireDatasetEvent>;

const ids = v.array(v.string());

/** The ids of records that changed; where they are too many or not known, that any may have changed. */
export const wireRecordsEvent = v.union([
  v.object({ all: v.literal(true) }),
  v.object({ created: ids, updated: ids, deleted: ids, completed: ids }),
]);
export type WireRecordsEvent = v.InferOutput<typeof wireRecordsEvent>;
