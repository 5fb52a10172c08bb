import type * as v from 'valibot';
import type { WireUser } from '#contract/session/user.ts';
import { wireUserCreate, wireUserUpdate } from '#contract/session/user.ts';
import { createUser } from '../../auth/create-user.ts';
import { changing } from '../../live/changing.ts';
import { unlessTaken } from '../shared/failures/unique.ts';
import { conflict, unprocessable } from '../shared/refusal.ts';
import { type AppDeps, type Call, guard, nothing, type Route } from '../shared/route.ts';
import { presentWorkspace } from '../workspaces/presenter.ts';
import { workspacesOfUser } from '../workspaces/queries.ts';
import { changeUser, deleteUser, taken } from './change-user.ts';
import { findUser } from './find-user.ts';
import { presentUser } from './presenter.ts';
import { allUsers } from './queries.ts';

async function create(call: Call<v.InferOutput<typeof wireUserCreate>>): Promise<WireUser> {
  const { id: wanted, username, first_name: firstName, last_name: lastName, role, password } = call.body;
  const user = { id: wanted, username, firstName, role, password, ...(lastName && { lastName }) };
  const made = changing(call, (trx) => createUser(trx, call.secrets.cipherKey, user));
  const isTaken = (part: 'name' | 'id') =>
    conflict(part === 'id' ? `User id \`${wanted}\` is not unique` : taken(username));
  const { id } = await unlessTaken(made, isTaken);
  return presentUser(call, await findUser({ db: call.db, id }));
}

async function change(call: Call<v.InferOutput<typeof wireUserUpdate>>): Promise<WireUser> {
  const { first_name: firstName, last_name: lastName, ...other } = call.body;
  const changed = changing(call, async (trx, tell) => {
    await changeUser(trx, call.id, { ...other, firstName, lastName, by: call.caller.id });
    if (other.role) await tell({ type: 'audience.updated' });
  });
  await unlessTaken(changed, () => unprocessable(taken(other.username ?? '')));
  return presentUser(call, await findUser(call));
}

export function userRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const may = 'owners manage users';
  return [
    route('GET', '/users', {
      find: nothing,
      may,
      handle: async (call) => ({ items: (await allUsers(call.db)).map((user) => presentUser(call, user)) }),
    }),
    route('POST', '/users', { body: wireUserCreate, find: nothing, may, status: 201, handle: create }),
    route('GET', '/users/:user_id', { find: findUser, may, handle: async (call, user) => presentUser(call, user) }),
    route('PATCH', '/users/:user_id', { body: wireUserUpdate, find: findUser, may, handle: change }),
    route('DELETE', '/users/:user_id', {
      find: findUser,
      may,
      handle: async (call, user) => {
        await changing(call, (trx) => deleteUser(trx, user.id, call.caller.id));
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
