import type * as v from 'valibot';
import { type WireNewPassword, type WirePerson, wirePersonUpdate } from '#contract/people/person.ts';
import { makePassword } from '../../auth/keys/passwords.ts';
import { transactionWithEvents } from '../../live/transaction-with-events.ts';
import { notFound } from '../shared/refusal.ts';
import { type AppDeps, type CallContext, guard, noSubject, type Route } from '../shared/route.ts';
import { changeUser, refuseOwnAccount } from '../users/change-user.ts';
import { findUser } from '../users/find-user.ts';
import { allPeople, personRow } from './queries.ts';

async function change(call: CallContext<v.InferOutput<typeof wirePersonUpdate>>): Promise<WirePerson> {
  const { first_name: firstName, last_name: lastName, role } = call.body;
  await transactionWithEvents(call, async (trx, emit) => {
    await changeUser(trx, call.id, { firstName, lastName, role, by: call.caller.id });
    if (role) await emit({ type: 'audience.updated' });
  });
  const person = await personRow(call.db, call.id);
  if (!person) throw notFound('User', call.id);
  return person;
}

/** Only the owner sees the password, so it counts as chosen. */
async function resetPassword(call: CallContext): Promise<WireNewPassword> {
  refuseOwnAccount(call.id, call.caller.id);
  const password = makePassword();
  await transactionWithEvents(call, (trx) => changeUser(trx, call.id, { password }));
  return { password };
}

export function peopleRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const may = 'owners manage users';
  return [
    route('GET', '/people', { find: noSubject, may, handle: async ({ db }) => ({ items: await allPeople(db) }) }),
    route('PATCH', '/users/:user_id', { body: wirePersonUpdate, find: findUser, may, handle: change }),
    route('POST', '/users/:user_id/password', { find: findUser, may, handle: resetPassword }),
  ];
}
