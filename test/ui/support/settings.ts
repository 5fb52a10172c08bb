import { screen } from '@testing-library/react';
import type { aServer } from '../../support/client.ts';
import { aDataset, type Wanted, type World } from '../../support/server/world.ts';

type Server = Awaited<ReturnType<typeof aServer>>;

/** A dataset of one's own in a server's workspace. */
export const aDatasetOf = (server: Server, wanted: Partial<Wanted> = {}): Promise<World> =>
  aDataset(server.db, { workspaceId: server.workspaceId, name: crypto.randomUUID(), ...wanted });

/** Something that is changed by itself, by its name. */
export const item = (name: string) => screen.findByRole('form', { name });
