import * as v from 'valibot';
import { orNull } from '../schemas.ts';
import { wireRecord } from './record.ts';

/**
 * Order of the items: the sorts of the request, then insertion. Without sorts, by similarity, or by text relevance
 * unless very many records match, or by insertion. `query_score` is the relevance of a record; null if the request has
 * sorts.
 */
export const wireSearchResult = v.object({
  items: v.array(v.object({ record: wireRecord, query_score: orNull(v.number()) })),
  total: v.number(),
});
export type WireSearchResult = v.InferOutput<typeof wireSearchResult>;
