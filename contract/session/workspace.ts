import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { itemsOf, text, wireId } from '../schemas.ts';

export const wireWorkspace = v.object({
  id: v.string(),
  name: v.string(),
  inserted_at: v.string(),
  updated_at: v.string(),
});
export type WireWorkspace = v.InferOutput<typeof wireWorkspace>;

export const wireWorkspaces = itemsOf(wireWorkspace);
export type WireWorkspaces = v.InferOutput<typeof wireWorkspaces>;

export const wireWorkspaceCreate = v.object({ id: v.nullish(wireId), name: text(wireLimits.name) });
export type WireWorkspaceCreate = v.InferInput<typeof wireWorkspaceCreate>;

export const wireWorkspaceUserCreate = v.object({ user_id: wireId });
