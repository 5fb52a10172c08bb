import * as v from 'valibot';
import { wireMetrics, wireProgress } from '../datasets/progress.ts';

/** Progress of the dataset, and of the user who listens. */
export const wireProgressEvent = v.object({ progress: wireProgress, metrics: wireMetrics });
export type WireProgressEvent = v.InferOutput<typeof wireProgressEvent>;

/** The dataset has changed. */
export const wireDatasetEvent = v.object({ dataset_id: v.string() });
export type WireDatasetEvent = v.InferOutput<typeof wireDatasetEvent>;

const ids = v.array(v.string());

/** Ids of changed records; `all` if there are too many, or if the ids are unknown. */
export const wireRecordsEvent = v.union([
  v.object({ all: v.literal(true) }),
  v.object({ created: ids, updated: ids, deleted: ids, completed: ids }),
]);
export type WireRecordsEvent = v.InferOutput<typeof wireRecordsEvent>;
