import * as v from 'valibot';
import { ifValid } from '../schemas.ts';

const product = v.object({
  show_huggingface_space_persistent_storage_warning: ifValid(v.boolean()),
  share_your_progress_enabled: ifValid(v.boolean()),
});

const space = v.object({
  space_id: ifValid(v.string()),
  space_title: ifValid(v.string()),
  space_subdomain: ifValid(v.string()),
  space_host: ifValid(v.string()),
  space_repo_name: ifValid(v.string()),
  space_author_name: ifValid(v.string()),
  space_persistent_storage_enabled: ifValid(v.boolean()),
});

/** `huggingface` exists only in hosted spaces, `postil` only on this server. */
export const wireSettings = v.object({
  argilla: ifValid(product),
  huggingface: ifValid(space),
  postil: ifValid(v.object({ features: v.array(v.string()) })),
});
export type WireSettings = v.InferOutput<typeof wireSettings>;
