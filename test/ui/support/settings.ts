import { screen } from '@testing-library/react';
import type { aServer } from '../../support/client.ts';
import { aDataset, type DatasetOptions, type World } from '../../support/server/world.ts';

type Server = Awaited<ReturnType<typeof aServer>>;

/** Creates a dataset in the workspace of a server. */
export const aDatasetOf = (server: Server, wanted: Partial<DatasetOptions> = {}): Promise<World> =>
  aDataset(server.db, { workspaceId: server.workspaceId, name: crypto.randomUUID(), ...wanted });

/** The form of an item, by name. */
export const item = (name: string) => screen.findByRole('form', { name });
