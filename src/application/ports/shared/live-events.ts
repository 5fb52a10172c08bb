import type { Metrics, Progress } from '#domain/datasets/progress.ts';

/** Sent by the server over the channel of all datasets. */
export type LiveEvent =
  /** The connection was lost for a while, so events may be missing. */
  | { readonly kind: 'missed' }
  | { readonly kind: 'dataset'; readonly datasetId: string }
  /** The set of visible datasets has changed. */
  | { readonly kind: 'datasets' };

/** Sent over the channel of one dataset; the counts come first, and after each reconnect. */
export type DatasetNews =
  | { readonly kind: 'counted'; readonly metrics: Metrics; readonly progress: Progress }
  | { readonly kind: 'completed' | 'deleted'; readonly recordIds: readonly string[] }
  /** Without ids, any record may have changed. */
  | { readonly kind: 'updated'; readonly recordIds: readonly string[] | undefined }
  | { readonly kind: 'settings' };

export abstract class LiveEvents {
  abstract followAll(onEvent: (event: LiveEvent) => void): () => void;
  abstract followDataset(datasetId: string, onEvent: (news: DatasetNews) => void): () => void;
}
