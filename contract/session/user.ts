import * as v from 'valibot';
import { orNull } from '../parts.ts';

/** `role` is any text when reading: whoever has an unknown one counts as annotator. */
export const wireUser = v.object({
  id: v.string(),
  username: v.string(),
  first_name: v.string(),
  last_name: orNull(v.string()),
  role: v.string(),
  api_key: orNull(v.string()),
  inserted_at: v.string(),
  updated_at: v.string(),
});
export type WireUser = v.InferOutput<typeof wireUser>;
