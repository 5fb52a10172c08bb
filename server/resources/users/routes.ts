import type * as v from 'valibot';
import type { WireUser } from '#contract/session/user.ts';
import { wireUserCreate, wireUserUpdate } from '#contract/session/user.ts';
import { createUser } from '../../auth/create-user.ts';
import { transactionWithEvents } from '../../live/transaction-with-events.ts';
import { unlessTaken } from '../shared/failures/unique.ts';
import { conflict, unprocessable } from '../shared/refusal.ts';
import { type AppDeps, type CallContext, guard, noSubject, type Route } from '../shared/route.ts';
import { presentWorkspace } from '../workspaces/presenter.ts';
import { workspacesOfUser } from '../workspaces/queries.ts';
import { changeUser, deleteUser, usernameTaken } from './change-user.ts';
import { findUser } from './find-user.ts';
import { presentUser } from './presenter.ts';
import { allUsers } from './queries.ts';

async function create(call: CallContext<v.InferOutput<typeof wireUserCreate>>): Promise<WireUser> {
  const { id: requestedId, username, first_name: firstName, last_name: lastName, role, password } = call.body;
  const user = { id: requestedId, username, firstName, role, password, ...(lastName && { lastName }) };
  const made = transactionWithEvents(call, (trx) => createUser(trx, call.secrets.cipherKey, user));
  const isTaken = (part: 'name' | 'id') =>
    conflict(part === 'id' ? `User id \`${requestedId}\` is not unique` : usernameTaken(username));
  const { id } = await unlessTaken(made, isTaken);
  return presentUser(call, await findUser({ db: call.db, id }));
}

async function change(call: CallContext<v.InferOutput<typeof wireUserUpdate>>): Promise<WireUser> {
  const { first_name: firstName, last_name: lastName, ...rest } = call.body;
  const changed = transactionWithEvents(call, async (trx, emit) => {
    await changeUser(trx, call.id, { ...rest, firstName, lastName, by: call.caller.id });
    if (rest.role) await emit({ type: 'audience.updated' });
  });
  await unlessTaken(changed, () => unprocessable(usernameTaken(rest.username ?? '')));
  return presentUser(call, await findUser(call));
}

export function userRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const may = 'owners manage users';
  return [
    route('GET', '/users', {
      find: noSubject,
      may,
      handle: async (call) => ({ items: (await allUsers(call.db)).map((user) => presentUser(call, user)) }),
    }),
    route('POST', '/users', { body: wireUserCreate, find: noSubject, may, status: 201, handle: create }),
    route('GET', '/users/:user_id', { find: findUser, may, handle: async (call, user) => presentUser(call, user) }),
    route('PATCH', '/users/:user_id', { body: wireUserUpdate, find: findUser, may, handle: change }),
    route('DELETE', '/users/:user_id', {
      find: findUser,
      may,
      handle: async (call, user) => {
        await transactionWithEvents(call, (trx) => deleteUser(trx, user.id, call.caller.id));
        return presentUser(call, user);
      },
    }),
    route('GET', '/users/:user_id/workspaces', {
      find: findUser,
      may,
      handle: async ({ db }, user) => ({ items: (await workspacesOfUser(db, user.id)).map(presentWorkspace) }),
    }),
  ];
}
