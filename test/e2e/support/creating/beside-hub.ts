import type { Page } from '@playwright/test';
import { offerExamples } from '../../../support/hub/example-tables.ts';
import { aHub, type FakeHub } from '../../../support/hub/fake-hub.ts';
import { caller } from '../caller.ts';
import { creatingPort, hubPort } from '../port.ts';
import { expect } from '../postil.ts';
import { Product } from '../product.ts';

export const addressOf = (port: number) => `http://127.0.0.1:${port}`;
export const address = addressOf(creatingPort);
export const hubAddress = addressOf(hubPort);

interface Beside {
  readonly hub: FakeHub;
  readonly send: Awaited<ReturnType<typeof caller>>;
  readonly stop: () => Promise<void>;
}

/** A hub with examples of every kind, and the product that imports from it. */
export async function besideAHub(port = creatingPort, portOfHub = hubPort): Promise<Beside> {
  const hub = await aHub(portOfHub);
  offerExamples(hub);
  const product = new Product(port, { DEMO: 'false', HUB_URL: hub.url, HUB_DATASETS_URL: hub.url });
  await product.start();
  const send = await caller(addressOf(port));
  await send('POST', '/workspaces', { name: 'team' });
  const stop = async () => {
    await product.stop();
    await hub.close();
  };
  return { hub, send, stop };
}

export const create = (page: Page) => page.getByRole('button', { name: 'Create dataset' });
export const nameOf = (page: Page) => page.getByLabel('Name', { exact: true });
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const uploads = (page: Page) => page.getByRole('complementary', { name: 'Uploads' });
export const question = (page: Page, name: string) => page.locator(`[data-place="question ${name}"]`);

export async function openFromHub(page: Page, repository: string) {
  await page.goto(`/${encodeURIComponent(`examples/${repository}`)}`);
  await expect(create(page)).toBeVisible();
}

/** Until the records of it can be answered; gives its id. */
export async function created(page: Page): Promise<string> {
  await expect(page).toHaveURL(/annotation-mode/, { timeout: 40_000 });
  await expect(page.getByRole('region', { name: 'Your answer' }).locator('[data-question]').first()).toBeVisible();
  return /dataset\/([^/]+)/.exec(page.url())?.[1] ?? '';
}

export async function pickFile(page: Page, name: string, content: string) {
  await page.goto('/new');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
}

export const rowsOf = (count: number, first = 1) =>
  Array.from(
    { length: count },
    (_, at) => `r${first + at},"Review ${first + at}, it came on time",${at % 2 ? 'bad' : 'good'}`,
  );
export const aTable = (count: number) => ['id,text,label', ...rowsOf(count)].join('\n');
