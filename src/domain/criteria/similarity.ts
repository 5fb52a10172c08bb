import { limits } from '../shared/limits.ts';

export const similarityOrders = ['most', 'least'] as const;

export interface Similarity {
  readonly recordId: string;
  readonly vector: string;
  readonly limit: number;
  readonly order: (typeof similarityOrders)[number];
}

export const defaultSimilarityLimit = limits.similarityLimit;

export const isSimilarityLimit = (limit: number) => limits.similarityLimits.some((known) => known === limit);

export function similarTo(
  recordId: string,
  vector: string,
  limit: number = defaultSimilarityLimit,
  order: Similarity['order'] = 'most',
): Similarity | undefined {
  if (recordId === '' || vector === '') return undefined;
  return { recordId, vector, limit: isSimilarityLimit(limit) ? limit : defaultSimilarityLimit, order };
}
