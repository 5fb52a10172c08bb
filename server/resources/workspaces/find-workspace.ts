import { notFound } from '../shared/refusal.ts';
import type { Call } from '../shared/route.ts';
import { workspaceRow } from './queries.ts';

export async function findWorkspace({ db, caller, id }: Pick<Call<unknown>, 'db' | 'caller' | 'id'>) {
  const workspace = await workspaceRow(db, caller, id);
  if (!workspace) throw notFound('Workspace', id);
  return workspace;
}
