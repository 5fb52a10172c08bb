/** What the server tells by itself. */
export type LiveEvent =
  /** After a time in which something may have been missed. */
  | { readonly kind: 'missed' }
  | { readonly kind: 'dataset'; readonly datasetId: string }
  /** Somebody sees other datasets than before. */
  | { readonly kind: 'datasets' };

export abstract class LiveEvents {
  /** Tells of all that the reader may see, until what it returns is called. */
  abstract followAll(heard: (event: LiveEvent) => void): () => void;
}
