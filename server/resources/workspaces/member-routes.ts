import type * as v from 'valibot';
import { wireWorkspaceUserCreate } from '#contract/session/workspace.ts';
import { transactionWithEvents } from '../../live/transaction-with-events.ts';
import { unprocessable } from '../shared/refusal.ts';
import { type AppDeps, type CallContext, guard, type Route } from '../shared/route.ts';
import { presentUser } from '../users/presenter.ts';
import { membersOf, userRow } from '../users/queries.ts';
import { addMember, memberNotFound, removeMember } from './change-workspace.ts';
import { findWorkspace } from './find-workspace.ts';

async function add(call: CallContext<v.InferOutput<typeof wireWorkspaceUserCreate>>) {
  const user = await userRow(call.db, call.body.user_id);
  if (!user) throw unprocessable(`User with id \`${call.body.user_id}\` not found`);
  await transactionWithEvents(call, async (trx, emit) => {
    await addMember(trx, call.id, user.id);
    await emit({ type: 'audience.updated' });
  });
  return presentUser(call, user);
}

async function remove(call: CallContext) {
  const userId = call.ids.user_id ?? '';
  const user = await userRow(call.db, userId);
  if (!user) throw memberNotFound(call.id, userId);
  await transactionWithEvents(call, async (trx, emit) => {
    await removeMember(trx, call.id, userId);
    await emit({ type: 'audience.updated' });
  });
  return presentUser(call, user);
}

export function memberRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const may = 'owners and workspace admins list and remove members';
  return [
    route('GET', '/workspaces/:workspace_id/users', {
      find: findWorkspace,
      may,
      handle: async (call) => ({
        items: (await membersOf(call.db, call.id)).map((user) => presentUser(call, user)),
      }),
    }),
    route('POST', '/workspaces/:workspace_id/users', {
      body: wireWorkspaceUserCreate,
      find: findWorkspace,
      may: 'owners manage workspaces',
      status: 201,
      handle: add,
    }),
    route('DELETE', '/workspaces/:workspace_id/users/:user_id', { find: findWorkspace, may, handle: remove }),
  ];
}
