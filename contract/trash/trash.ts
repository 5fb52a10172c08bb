import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { itemsOf, orNull, text } from '../schemas.ts';

/** A dataset that was deleted and can still be restored. */
export const wireDeletedDataset = v.object({
  id: v.string(),
  name: v.string(),
  workspace_id: v.string(),
  workspace_name: v.string(),
  /** How many records it has. */
  records: v.number(),
  deleted_at: v.string(),
  /** A name; null where nobody knows. */
  deleted_by: orNull(v.string()),
  /** From then on it cannot be restored. */
  removed_at: v.string(),
});
export type WireDeletedDataset = v.InferOutput<typeof wireDeletedDataset>;

export const wireTrash = itemsOf(wireDeletedDataset);
export type WireTrash = v.InferOutput<typeof wireTrash>;

/** Another name, where somebody has taken the old one. */
export const wireRestore = v.object({ name: v.exactOptional(text(wireLimits.name)) });
export type WireRestore = v.InferInput<typeof wireRestore>;
