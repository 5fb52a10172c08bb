import type { Metrics } from '#domain/datasets/progress.ts';

/** What the server tells by itself. */
export type LiveEvent =
  /** After a time in which something may have been missed. */
  | { readonly kind: 'missed' }
  | { readonly kind: 'dataset'; readonly datasetId: string }
  /** Somebody sees other datasets than before. */
  | { readonly kind: 'datasets' };

/** What it tells of one dataset: what it counts first of all, and after every time in which it was not heard. */
export type DatasetNews =
  | { readonly kind: 'counted'; readonly metrics: Metrics }
  | { readonly kind: 'completed' | 'deleted'; readonly recordIds: readonly string[] }
  /** Without ids, any record may have changed. */
  | { readonly kind: 'updated'; readonly recordIds: readonly string[] | undefined }
  | { readonly kind: 'settings' };

export abstract class LiveEvents {
  /** Tells of all that the reader may see, until what it returns is called. */
  abstract followAll(heard: (event: LiveEvent) => void): () => void;
  /** Tells of one dataset, likewise. */
  abstract followDataset(datasetId: string, heard: (news: DatasetNews) => void): () => void;
}
