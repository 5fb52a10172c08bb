import type { BrowserContext, Page } from '@playwright/test';
import type { Trap } from '../../e2e/support/template/trap.ts';
import type { Tally } from '../support/tally.ts';
import type { HostileData } from './entities.ts';

interface Visit {
  readonly name: string;
  readonly path: string;
  readonly keys?: readonly string[];
  /** Buttons to press in order, if the page has them. */
  readonly press?: readonly string[];
}

const attack = encodeURIComponent('"><img src=x onerror=globalThis.hostileRan=1>');
const search = encodeURIComponent(JSON.stringify({ text: '<img src=x onerror=globalThis.hostileRan=1>' }));

const ofDataset = (id: string, isLong: boolean): readonly Visit[] => [
  ...Array.from({ length: isLong ? 50 : 4 }, (_, at) => ({
    name: 'answering',
    path: `/dataset/${id}/annotation-mode?status=${at % 2 === 0 ? 'pending' : 'submitted'}&page=${at * (isLong ? 1 : 3) + 1}`,
  })),
  {
    name: 'answering, with its panels',
    path: `/dataset/${id}/annotation-mode`,
    press: ['Guidelines', 'Filters', 'Close', 'Sort', 'Show all keys'],
    keys: ['Escape', '?', 'Escape', 'Control+k'],
  },
  {
    name: 'the details of a record',
    path: `/dataset/${id}/annotation-mode?page=2`,
    press: ['Details', 'Details of the record', 'Show details'],
  },
  { name: 'many records', path: `/dataset/${id}/annotation-mode?page=1~${isLong ? 50 : 10}`, keys: ['Control+a'] },
  { name: 'submitted records', path: `/dataset/${id}/annotation-mode?status=submitted&page=1~${isLong ? 50 : 10}` },
  { name: 'a hostile search', path: `/dataset/${id}/annotation-mode?search=${search}` },
  {
    name: 'hostile criteria',
    path: `/dataset/${id}/annotation-mode?filters=${attack}&sort=${attack}&status=${attack}&page=${attack}`,
  },
  { name: 'settings', path: `/dataset/${id}/settings`, press: ['tab:*'] },
  { name: 'adding records', path: `/dataset/${id}/add-records` },
];

const visitsOf = ({ datasets }: HostileData, isLong: boolean): readonly Visit[] => [
  { name: 'signing in', path: `/sign-in?redirect=${attack}&next=javascript:alert(1)` },
  { name: 'the datasets', path: '/', press: ['Deleted datasets', 'Workspaces'] },
  ...datasets.flatMap((id) => ofDataset(id, isLong)),
  { name: 'a dataset that is no id', path: `/dataset/${attack}/annotation-mode` },
  { name: 'people', path: '/people', press: ['Add a user'] },
  { name: 'own settings', path: '/user-settings' },
  { name: 'a new dataset', path: '/new' },
  { name: 'an unknown page', path: `/${attack}/${attack}` },
  { name: 'a repository of the hub', path: `/${attack}%2Fx` },
];

/**
 * The content security policy of the page refuses images of other hosts; a template frame refuses what its template
 * tries.
 */
const expected = [
  /img-src|load the image|Failed to load resource/,
  /The document is sandboxed/,
  /"default-src 'none'"/,
  /Fetch API cannot load \S+\/fetch\. Refused to connect/,
] as const;

class Watch {
  readonly found: string[] = [];

  constructor(page: Page, own: string) {
    page.on('dialog', (dialog) => {
      this.found.push(`a dialog opened: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => this.found.push(`the page's code fails: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expected.some((each) => each.test(message.text())))
        this.found.push(`the console says: ${message.text().slice(0, 300)}`);
    });
    page.on('popup', (popup) => this.found.push(`a window opened: ${popup.url()}`));
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && !frame.url().startsWith(own) && frame.url() !== 'about:blank')
        this.found.push(`the page left for ${frame.url()}`);
    });
  }
}

const waitsMs = { content: 5_000, settled: 350, press: 400 };

async function pressAll(page: Page, names: readonly string[]) {
  for (const name of names) {
    const all = name === 'tab:*' ? await page.getByRole('tab').all() : await page.getByRole('button', { name }).all();
    for (const control of name === 'tab:*' ? all : all.slice(0, 1)) {
      await control.click({ timeout: waitsMs.press }).catch(() => undefined); // another element may cover it
      await page.waitForTimeout(100);
    }
  }
}

async function scrollThrough(page: Page) {
  for (const article of (await page.locator('article').all()).slice(1))
    await article.scrollIntoViewIfNeeded({ timeout: 500 }).catch(() => undefined);
}

interface Visiting {
  readonly context: BrowserContext;
  readonly address: string;
  readonly data: HostileData;
  readonly trap: Trap;
  readonly tally: Tally;
  readonly isLong: boolean;
}

/** Opens every screen: no injected script runs, no request leaves the machine, no code of the page fails. */
export async function visitAll({ context, address, data, trap, tally, isLong }: Visiting) {
  for (const { name, path, keys = [], press = [] } of visitsOf(data, isLong)) {
    const page = await context.newPage();
    const watch = new Watch(page, address);
    const before = trap.connections + trap.packets;
    await page.goto(`${address}${path}`, { waitUntil: 'load' });
    await page
      .locator('article, h1, form')
      .first()
      .waitFor({ timeout: waitsMs.content })
      .catch(() => undefined); // a page may have none
    await page.waitForTimeout(waitsMs.settled);
    await scrollThrough(page);
    await pressAll(page, press);
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForTimeout(waitsMs.settled);
    const ran = await page.evaluate(() => 'hostileRan' in globalThis);
    const left = trap.connections + trap.packets - before;
    const problems = [
      ...watch.found,
      ...(ran ? ['a script ran'] : []),
      ...(left > 0 ? [`${left} connections to another host: ${trap.requests.slice(-left)}`] : []),
    ];
    tally.check(`the screen ${name}`, problems.length > 0 ? [...new Set(problems)].join('; ') : undefined, [path]);
    await page.close();
  }
}
