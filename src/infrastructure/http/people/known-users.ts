import { type WireUser, wireUser, wireUsers } from '#contract/session/user.ts';
import type { Api, Get } from '../api.ts';

interface KnownUsers {
  /** All users that the signed-in user may see; former members may have answered too. */
  readonly all: readonly WireUser[];
  /** Users who may answer in the workspace: members, owners and the signed-in user. */
  readonly withAccess: readonly WireUser[];
}

/** Combines three lists: only owners may list all users, and owners are not members of workspaces. */
export async function knownUsers(
  api: Api,
  workspaceId: string,
  how: Pick<Get<unknown>, 'failure' | 'silent'>,
): Promise<KnownUsers> {
  const [members, all, me] = await Promise.all([
    api.get({ path: `v1/workspaces/${workspaceId}/users`, schema: wireUsers, ...how }),
    api.get({ path: 'v1/users', schema: wireUsers, missingStatus: 403, ...how }),
    api.get({ path: 'v1/me', schema: wireUser, ...how }),
  ]);
  const owners = all?.items.filter(({ role }) => role === 'owner') ?? [];
  return {
    all: withoutDuplicates([...members.items, ...(all?.items ?? []), me]),
    withAccess: withoutDuplicates([...members.items, ...owners, me]),
  };
}

const withoutDuplicates = (users: readonly WireUser[]) => [...new Map(users.map((user) => [user.id, user])).values()];
