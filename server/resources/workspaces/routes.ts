import { wireWorkspaceCreate } from '#contract/session/workspace.ts';
import { transactionWithEvents } from '../../live/transaction-with-events.ts';
import { type AppDeps, guard, noSubject, type Route } from '../shared/route.ts';
import { createWorkspace, deleteWorkspace } from './change-workspace.ts';
import { findWorkspace } from './find-workspace.ts';
import { memberRoutes } from './member-routes.ts';
import { presentWorkspace } from './presenter.ts';
import { workspacesOf } from './queries.ts';

export function workspaceRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  return [
    route('GET', '/me/workspaces', {
      find: noSubject,
      may: 'every user',
      handle: async ({ db, caller }) => ({ items: (await workspacesOf(db, caller)).map(presentWorkspace) }),
    }),
    route('POST', '/workspaces', {
      body: wireWorkspaceCreate,
      find: noSubject,
      may: 'owners manage workspaces',
      status: 201,
      handle: async (call) => {
        const { id } = await transactionWithEvents(call, (trx) => createWorkspace(trx, call.body.name, call.body.id));
        return presentWorkspace(await findWorkspace({ ...call, id }));
      },
    }),
    route('GET', '/workspaces/:workspace_id', {
      find: findWorkspace,
      may: 'owners and workspace members read a workspace',
      handle: async (_, workspace) => presentWorkspace(workspace),
    }),
    route('DELETE', '/workspaces/:workspace_id', {
      find: findWorkspace,
      may: 'owners manage workspaces',
      handle: async (call, workspace) => {
        await transactionWithEvents(call, (trx) => deleteWorkspace(trx, workspace.id));
        return presentWorkspace(workspace);
      },
    }),
    ...memberRoutes(deps),
  ];
}
