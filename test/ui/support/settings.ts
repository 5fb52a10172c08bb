import { fireEvent, screen } from '@testing-library/react';
import type { aServer } from '../../support/client.ts';
import { aDataset, type DatasetOptions, type World } from '../../support/server/world.ts';

type Server = Awaited<ReturnType<typeof aServer>>;

export const aDatasetOf = (server: Server, wanted: Partial<DatasetOptions> = {}): Promise<World> =>
  aDataset(server.db, { workspaceId: server.workspaceId, name: crypto.randomUUID(), ...wanted });

/** The texts of an item, with those of the row above its form if it is a question. */
export const textsOf = (form: HTMLElement) => (form.closest('li') ?? form).textContent;

/** The form of an item, unfolded first if it is a question. */
export async function item(name: string) {
  await screen.findByRole('tabpanel');
  const folded = screen.queryByRole('button', { name, expanded: false });
  if (folded) fireEvent.click(folded);
  return screen.findByRole('form', { name });
}
