export interface Similarity {
  readonly recordId: string;
  /** The name of the vector. */
  readonly vector: string;
  readonly limit: number;
  readonly order: 'most' | 'least';
}
