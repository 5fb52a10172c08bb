import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { itemsOf, orNull, text } from '../schemas.ts';

export const wireDeletedDataset = v.object({
  id: v.string(),
  name: v.string(),
  workspace_id: v.string(),
  workspace_name: v.string(),
  records: v.number(),
  deleted_at: v.string(),
  /** Username; null if unknown. */
  deleted_by: orNull(v.string()),
  /** End of the time in which the dataset can be restored. */
  removed_at: v.string(),
});
export type WireDeletedDataset = v.InferOutput<typeof wireDeletedDataset>;

export const wireTrash = itemsOf(wireDeletedDataset);
export type WireTrash = v.InferOutput<typeof wireTrash>;

/** New name, if another dataset has taken the old one. */
export const wireRestore = v.object({ name: v.exactOptional(text(wireLimits.name)) });
export type WireRestore = v.InferInput<typeof wireRestore>;
