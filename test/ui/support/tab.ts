import { screen, waitFor } from '@testing-library/react';
import type { Container } from 'inversify';
import { expect } from 'vitest';
import type { aServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { aDataset, type DatasetOptions } from '../../support/server/world.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, leavePage, openApp } from './open-app.tsx';

type Server = Awaited<ReturnType<typeof aServer>>;

export interface Tab {
  readonly id: string;
  readonly wire: Wire;
  readonly container: Container;
  readonly open: (query?: string) => ReturnType<typeof openApp>;
  /** Reloads the page; the storage of the browser is kept. */
  readonly reload: (query?: string) => ReturnType<typeof openApp>;
  readonly reopen: (query: string) => ReturnType<typeof openApp>;
}

interface TabOptions extends Omit<DatasetOptions, 'workspaceId'> {
  readonly username?: string;
}

let count = 0;

export async function aTab(server: Server, { username = 'ann', ...dataset }: TabOptions = {}): Promise<Tab> {
  count += 1;
  const { workspaceId } = server;
  const { id } = await aDataset(server.db, { workspaceId, name: `tab ${count}`, records: 1, ...dataset });
  const wire = new Wire(server);
  const container = await signedInContainer(wire, username);
  const path = (query = '') => `/dataset/${id}/annotation-mode${query}`;
  const reopen = async (query: string) => {
    await closeApp();
    return openApp(await signedInContainer(wire, username), path(query));
  };
  const reload = async (query?: string) => {
    leavePage();
    return openApp(await signedInContainer(wire, username), path(query));
  };
  return { id, wire, container, open: (query) => openApp(container, path(query)), reload, reopen };
}

export const record = (page = 1) => screen.findByRole('article', { name: `Record ${page}` });
export const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });

export const saved = () => waitFor(() => expect(screen.getByText('Saved')).toBeTruthy());
