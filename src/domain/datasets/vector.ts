export interface Vector {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly dimensions: number;
  readonly datasetId: string;
}

/** Records are compared by a vector, so a dataset without one has no similarity search. */
export const offersSimilarity = (vectors: readonly Vector[]): boolean => vectors.length > 0;
