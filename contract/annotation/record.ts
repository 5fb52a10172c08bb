import * as v from 'valibot';
import { itemsOf, orNull, picklistOr, wireMap } from '../schemas.ts';
import { wireResponse } from './response.ts';
import { wireSuggestion } from './suggestion.ts';

export const wireRecordStatuses = ['pending', 'completed'] as const;

/** Responses, suggestions and vectors are present only if the request includes them. */
export const wireRecord = v.object({
  id: v.string(),
  status: picklistOr(wireRecordStatuses, 'pending'),
  fields: wireMap,
  metadata: orNull(wireMap),
  external_id: orNull(v.string()),
  responses: v.exactOptional(v.array(wireResponse)),
  suggestions: v.exactOptional(v.array(wireSuggestion)),
  vectors: v.exactOptional(wireMap),
  dataset_id: v.string(),
  inserted_at: v.string(),
  updated_at: v.string(),
});
export type WireRecord = v.InferOutput<typeof wireRecord>;

export const wireRecords = itemsOf(wireRecord);

export const wireRecordPage = v.object({ items: v.array(wireRecord), total: v.number() });
