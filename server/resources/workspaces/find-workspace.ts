import { notFound } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { workspaceRow } from './queries.ts';

export async function findWorkspace({ db, caller, id }: Pick<CallContext<unknown>, 'db' | 'caller' | 'id'>) {
  const workspace = await workspaceRow(db, caller, id);
  if (!workspace) throw notFound('Workspace', id);
  return workspace;
}
