import { notFound } from '../shared/refusal.ts';
import { type AppDeps, type Call, guard, nothing, type Route } from '../shared/route.ts';
import { presentWorkspace } from './presenter.ts';
import { workspaceRow, workspacesOf } from './queries.ts';

async function findWorkspace({ db, caller, id }: Call<unknown>) {
  const workspace = await workspaceRow(db, caller, id);
  if (!workspace) throw notFound('Workspace', id);
  return workspace;
}

export function workspaceRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  return [
    route('GET', '/me/workspaces', {
      find: nothing,
      may: 'everybody with an account',
      handle: async ({ db, caller }) => ({ items: (await workspacesOf(db, caller)).map(presentWorkspace) }),
    }),
    route('GET', '/workspaces/:workspace_id', {
      find: findWorkspace,
      may: 'owners and members see a workspace',
      handle: async (_, workspace) => presentWorkspace(workspace),
    }),
  ];
}
