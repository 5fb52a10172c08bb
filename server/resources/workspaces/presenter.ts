import type { WireWorkspace } from '#contract/session/workspace.ts';
import type { WorkspaceRow } from './queries.ts';

export const presentWorkspace = ({ id, name, inserted_at, updated_at }: WorkspaceRow): WireWorkspace => ({
  id,
  name,
  inserted_at,
  updated_at,
});
