import type { Locator, Page } from '@playwright/test';
import { tokenOf } from './caller.ts';
import { messyReviews } from './creating/real-files.ts';
import type { Say } from './language/texts.ts';
import { expect, withoutFirstAnswers } from './postil.ts';
import { owner } from './product.ts';

interface Overlay {
  readonly name: string;
  readonly open: (page: Page, say: Say) => Promise<void>;
}

export interface Screen {
  readonly name: string;
  /** The owner by default. */
  readonly isFor?: 'signed-out users' | 'user without datasets';
  /** `:id` stands for the id of a dataset. */
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
  /** Element that shows that the page is loaded. */
  readonly sign: (page: Page, say: Say) => Locator;
  readonly asksHub?: boolean;
  readonly parts?: readonly Overlay[];
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = async (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const pressing = (
  name: string,
  text: (say: Say) => string,
  opened: (page: Page) => Promise<void> = dialog,
): Overlay => ({
  name,
  open: async (page, say) => {
    await button(page, text(say)).first().click();
    await opened(page);
  },
});

/** Leaves out rows, and asks for a rating, so that all parts of the preparation show. */
const messyFile: Overlay = {
  name: 'a messy file',
  open: async (page, say) => {
    const content = `${messyReviews(30)}\nR-1000,,,,,It came twice,,\nR-2,,,,,,,`.replace('review_id', 'id');
    await page.locator('input[type=file]').setInputFiles({
      name: 'reviews.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    });
    await button(page, `${say('preparing.ask')} stars`).click();
    await button(page, say('preparing.summary.keepAll')).waitFor();
  },
};

const space = { space_id: 'team/reviews', space_title: 'Reviews', space_author_name: 'team' };
const inSpace = async (page: Page) => {
  const argilla = { show_huggingface_space_persistent_storage_warning: true };
  const huggingface = { ...space, space_persistent_storage_enabled: false };
  await withoutFirstAnswers(page);
  await page.route('**/api/v1/settings', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, argilla, huggingface } });
  });
  await page.route('**/api/v1/oauth2/providers', (route) =>
    route.fulfill({ json: { items: [{ name: 'huggingface' }] } }),
  );
};

const menu = pressing(
  'the menu',
  () => owner.username,
  async () => undefined,
);
const commands = pressing('the commands', (say) => say('shell.commands'));

const raised: Overlay = {
  name: 'a notice',
  open: async (page) => {
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await expect(page.getByRole('alert')).toBeVisible();
  },
};

const unfolded: Overlay = {
  name: 'the panels',
  open: async (page, say) => {
    await page.getByRole('button', { name: say('panels.progress') }).click();
    await expect(page.getByRole('definition').first()).toBeVisible();
    await expect(page.getByRole('region', { name: say('panels.shares.title') })).toHaveAttribute('aria-busy', 'false');
  },
};

const neighbours: Overlay = {
  name: 'the neighbours',
  open: async (page, say) => {
    await button(page, say('similar.find')).first().click();
    await button(page, say('similar.whole')).click();
    await expect(page.getByText(/^\W*[\d.,]+ %/).first()).toBeVisible();
  },
};

const tabled = pressing(
  'the chosen answers as a table',
  (say) => say('panels.shares.asTable'),
  async (page) => expect(page.getByRole('table').first()).toBeVisible(),
);

const refused: Overlay = {
  name: 'a refusal',
  open: async (page, say) => {
    await page.locator('[name=username]').fill('nobody');
    await page.locator('[name=password]').fill('no password');
    await button(page, say('session.signIn')).click();
    await expect(page.getByRole('alert')).toContainText(say('session.refused'));
  },
};

const deletedOnes = pressing(
  'the deleted ones',
  (say) => say('datasets.deleted'),
  async (page) => expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible(),
);

const nothingFound: Overlay = {
  name: 'a name that none has',
  open: async (page, say) => {
    await page.getByRole('searchbox', { name: say('datasets.search') }).fill('none is called that');
    await expect(page.getByRole('link', { name: /Product reviews/ })).toHaveCount(0);
  },
};

const exportOpen = pressing(
  'the file to be written',
  (say) => say('datasets.export'),
  async (page) => expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible(),
);

const ownKeys: Overlay = {
  name: 'the keys of one’s own',
  open: async (page, say) => {
    await page.getByText(say('keys.own.title'), { exact: true }).click();
    await page.locator('details button').first().click();
    await expect(page.getByText(say('keys.own.press'))).toBeVisible();
  },
};

const tab = (name: 'fields' | 'questions' | 'metadata' | 'danger-zone'): Overlay => ({
  name: `the tab ${name}`,
  open: async (page, say) => {
    await page.getByRole('tab', { name: say(`changing.tabs.${name}`), exact: true }).click();
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
  },
});

/** The preview of the form loads a moment later. */
const questionsTab: Overlay = {
  ...tab('questions'),
  open: async (page, say) => {
    await tab('questions').open(page, say);
    await expect(page.getByRole('tabpanel').locator('[data-question]').first()).toBeVisible();
    const folded = page.getByRole('tabpanel').getByRole('button', { expanded: false }).first();
    if (await folded.isVisible()) await folded.click();
    await expect(page.getByRole('tabpanel').getByRole('form').first()).toBeVisible();
  },
};

/** All pages, found in any language. */
export const screens: readonly Screen[] = [
  {
    name: 'signing in',
    isFor: 'signed-out users',
    path: '/sign-in',
    sign: (page) => page.locator('form'),
    parts: [refused],
  },
  {
    name: 'the welcome from the hosting platform',
    isFor: 'signed-out users',
    path: '/welcome-hf-sign-in',
    prepare: inSpace,
    sign: (page) => page.getByRole('heading', { name: /Reviews/ }),
  },
  {
    name: 'the datasets',
    path: '/',
    prepare: inSpace,
    sign: (page) => page.getByRole('link', { name: /Product reviews/ }).first(),
    parts: [
      menu,
      commands,
      pressing(
        'the workspaces',
        (say) => say('datasets.workspaces'),
        async () => undefined,
      ),
      pressing('the lines for Python', (say) => say('starting.python')),
      deletedOnes,
      nothingFound,
    ],
  },
  {
    name: 'the datasets of a user who has none',
    isFor: 'user without datasets',
    path: '/',
    sign: heading,
  },
  {
    name: 'answering',
    path: '/dataset/:id/annotation-mode',
    prepare: inSpace,
    sign: (page) => page.getByRole('article'),
    parts: [raised, unfolded, tabled, exportOpen, commands, pressing('the keys', (say) => say('shortcuts.title'))],
  },
  {
    name: 'answering many',
    path: '/dataset/:id/annotation-mode?page=1~10',
    sign: (page, say) => page.getByRole('checkbox', { name: say('bulk.select', { page: '1' }), exact: true }),
    parts: [pressing('the keys', (say) => say('shortcuts.title')), neighbours],
  },
  {
    name: 'the settings of a dataset',
    path: '/dataset/:id/settings',
    sign: (page) => page.getByRole('tablist').first(),
    parts: [
      pressing('the copy', (say) => say('changing.duplicate')),
      tab('fields'),
      questionsTab,
      pressing(
        'a question to be removed',
        (say) => say('changing.questionChanges.remove'),
        async (page) => {
          await dialog(page);
          await expect(page.getByRole('dialog').getByRole('paragraph').nth(1)).toBeVisible();
        },
      ),
      pressing(
        'a question to be added',
        (say) => say('changing.addQuestion'),
        async () => undefined,
      ),
      tab('metadata'),
      pressing(
        'a property to be added',
        (say) => say('changing.addProperty'),
        async () => undefined,
      ),
      tab('danger-zone'),
      pressing('the move', (say) => say('changing.move')),
      pressing('the end', (say) => say('changing.delete')),
    ],
  },
  {
    name: 'the quality',
    path: '/dataset/:id/quality',
    sign: (page, say) => page.getByRole('link', { name: say('quality.openSettings') }),
  },
  {
    name: 'one’s own settings',
    path: '/user-settings',
    sign: heading,
    parts: [pressing('the new key', (say) => say('userSettings.apiKey.renew')), ownKeys],
  },
  {
    name: 'the people',
    path: '/people',
    sign: (page) => page.getByRole('listitem').filter({ hasText: 'a-second-person' }).first(),
    parts: [
      pressing('the new person', (say) => say('people.add')),
      pressing('the workspaces', (say) => say('people.workspacesOf', { username: 'a-second-person' })),
      pressing('the password', (say) => say('people.reset', { username: 'a-second-person' })),
      pressing('the end', (say) => say('people.delete', { username: 'a-second-person' })),
    ],
  },
  { name: 'a new dataset', path: '/new', sign: heading, parts: [messyFile] },
  {
    name: 'importing a dataset',
    path: '/examples%2Ffew',
    asksHub: true,
    sign: (page, say) => button(page, say('preparing.create')),
  },
  { name: 'more records', path: '/dataset/:id/add-records', sign: heading },
  { name: 'an unknown page', path: '/a/b/c', sign: (page) => page.getByText('404', { exact: true }) },
];

interface Server {
  readonly token: string;
  readonly otherToken: string;
  readonly datasetId: string;
}

/** Signs the owner in, finds a dataset, deletes another one, and makes a second person. */
export async function knowServer(address: string): Promise<Server> {
  const api = `${address}/api/v1`;
  const token = await tokenOf(address);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { items } = await (await fetch(`${api}/me/datasets`, { headers })).json();
  const person = { username: 'a-second-person', first_name: 'Ana', password: owner.password };
  await fetch(`${api}/users`, { method: 'POST', headers, body: JSON.stringify(person) });
  const draft = { name: 'Deleted', workspace_id: items[0].workspace_id };
  const made = await (await fetch(`${api}/datasets`, { method: 'POST', headers, body: JSON.stringify(draft) })).json();
  await fetch(`${api}/datasets/${made.id}`, { method: 'DELETE', headers });
  const [{ id: datasetId }] = items.filter(({ name }: { readonly name: string }) => name === 'Product reviews');
  return { token, otherToken: await tokenOf(address, person), datasetId };
}

/** Signs in the user of the screen, before the first navigation of the page. */
export async function prepare(page: Page, { isFor, prepare }: Screen, { token, otherToken }: Server) {
  const held = isFor === 'user without datasets' ? otherToken : token;
  if (isFor !== 'signed-out users')
    await page.addInitScript((value) => localStorage.setItem('auth.token', value), held);
  await prepare?.(page);
}

export async function visit(page: Page, { path, sign }: Screen, { datasetId }: Server, say: Say) {
  await page.goto(path.replace(':id', datasetId));
  await expect(sign(page, say)).toBeVisible();
}

/** Checks the page alone, then with each of its parts open. */
export async function throughParts(
  page: Page,
  { name, parts = [] }: Screen,
  say: Say,
  look: (name: string) => Promise<void>,
) {
  await look(name);
  for (const part of parts) {
    await part.open(page, say);
    await look(`${name}, ${part.name} open`);
    await page.keyboard.press('Escape');
  }
}
