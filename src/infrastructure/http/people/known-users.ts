import { type WireUser, wireUser, wireUsers } from '#contract/session/user.ts';
import type { Api, Get } from '../api.ts';

interface KnownUsers {
  /** Every user whose name the signed-in user may know: one who is no member any more may have answered, too. */
  readonly all: readonly WireUser[];
  /** Those who may answer in the workspace: its members, owners, and the signed-in user. */
  readonly withAccess: readonly WireUser[];
}

/** Servers list all users to owners alone, and owners are members of no workspace. */
export async function knownUsers(
  api: Api,
  workspaceId: string,
  how: Pick<Get<unknown>, 'failure' | 'quiet'>,
): Promise<KnownUsers> {
  const [members, all, me] = await Promise.all([
    api.get({ path: `v1/workspaces/${workspaceId}/users`, reads: wireUsers, ...how }),
    api.get({ path: 'v1/users', reads: wireUsers, none: 403, ...how }),
    api.get({ path: 'v1/me', reads: wireUser, ...how }),
  ]);
  const owners = all?.items.filter(({ role }) => role === 'owner') ?? [];
  return {
    all: eachOnce([...members.items, ...(all?.items ?? []), me]),
    withAccess: eachOnce([...members.items, ...owners, me]),
  };
}

const eachOnce = (users: readonly WireUser[]) => [...new Map(users.map((user) => [user.id, user])).values()];
