export interface Vector {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly dimensions: number;
  readonly datasetId: string;
}

export const offersSimilarity = (vectors: readonly Vector[]): boolean => vectors.length > 0;
