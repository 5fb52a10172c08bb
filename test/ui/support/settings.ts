import { screen } from '@testing-library/react';
import type { aServer } from '../../support/client.ts';
import { aDataset, type DatasetOptions, type World } from '../../support/server/world.ts';

type Server = Awaited<ReturnType<typeof aServer>>;

export const aDatasetOf = (server: Server, wanted: Partial<DatasetOptions> = {}): Promise<World> =>
  aDataset(server.db, { workspaceId: server.workspaceId, name: crypto.randomUUID(), ...wanted });

export const item = (name: string) => screen.findByRole('form', { name });
