import type { WirePerson } from '#contract/people/person.ts';
import type { Person } from '#domain/people/person.ts';

export const toPerson = (wire: WirePerson): Person => ({
  id: wire.id,
  username: wire.username,
  firstName: wire.first_name,
  lastName: wire.last_name ?? undefined,
  role: wire.role,
  workspaces: wire.workspaces,
  insertedAt: wire.inserted_at,
});
