import type { Page } from '@playwright/test';
import { launching } from '../../../tools/chromium.ts';
import { caller } from '../support/caller.ts';
import { breaches, expect, signIn, test } from '../support/postil.ts';
import { attacks } from '../support/template/attacks.ts';
import { Trap } from '../support/template/trap.ts';

// Frames in processes of their own, storage in parts: all of the browser.
test.use({ launchOptions: launching() });

interface Item {
  readonly id: string;
}

const trap = new Trap();
test.beforeAll(() => trap.start());
test.afterAll(() => trap.stop());

let count = 0;

/** A dataset with a custom field for each of the templates, and records that hold something in each. */
async function openTemplates(
  page: Page,
  templates: Readonly<Record<string, string>>,
  isAdvanced: boolean,
  records = 2,
) {
  await signIn(page);
  const send = await caller(new URL(page.url()).origin);
  const { items } = await send<{ items: readonly Item[] }>('GET', '/me/workspaces');
  count += 1;
  const name = `templates ${Date.now()} ${count}`;
  const { id } = await send<Item>('POST', '/datasets', { name, workspace_id: items[0]?.id });
  for (const [title, template] of Object.entries(templates)) {
    const settings = { type: 'custom', template, advanced_mode: isAdvanced };
    await send('POST', `/datasets/${id}/fields`, { name: title, title, required: false, settings });
  }
  await send('POST', `/datasets/${id}/fields`, {
    name: 'text',
    title: 'Text',
    required: true,
    settings: { type: 'text' },
  });
  const options = ['good', 'bad'].map((value) => ({ value, text: value }));
  const settings = { type: 'label_selection', options };
  await send('POST', `/datasets/${id}/questions`, { name: 'label', title: 'Label', required: true, settings });
  await send('PUT', `/datasets/${id}/publish`);
  const values = (number: number) => Object.fromEntries(Object.keys(templates).map((title) => [title, { number }]));
  const made = Array.from({ length: records }, (_, at) => ({ fields: { text: `text ${at}`, ...values(at) } }));
  await send('POST', `/datasets/${id}/records/bulk`, { items: made });
  await page.goto(`/dataset/${id}/annotation-mode`);
  await expect(page.getByRole('article')).toBeVisible();
  return () => send('DELETE', `/datasets/${id}`);
}

const within = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);

test.describe('a hostile template', () => {
  test('reads nothing, reaches nobody and moves nothing', async ({ page, watched }) => {
    const drop = await openTemplates(page, attacks(trap.address, trap.stun), true);
    const address = page.url();
    const pages = page.context().pages().length;

    const found = within(page, 'reading').locator('#found');
    await expect(found).not.toBeEmpty();
    await expect(within(page, 'sending').locator('#after')).toBeVisible();
    await page.waitForTimeout(1500);

    const refused = JSON.parse((await found.textContent()) ?? '') as Record<string, string>;
    expect(refused).toMatchObject({ opener: 'null' });
    const { opener: _, ...others } = refused;
    expect(new Set(Object.values(others))).toEqual(new Set(['SecurityError']));
    expect({ requests: trap.requests, connections: trap.connections, packets: trap.packets }).toEqual({
      requests: [],
      connections: 0,
      packets: 0,
    });
    expect(page.url()).toBe(address);
    expect(page.context().pages()).toHaveLength(pages);
    await page.keyboard.press('1');
    await expect(page).toHaveURL(/page=2/);
    await page.close(); // the next record attacks as well
    watched.violations.splice(0); // every one of them was refused
    watched.foreign.splice(0);
    await drop();
  });

  test('that fails or never ends leaves its data and a page that works', async ({ page, watched }) => {
    const card = `<p id="here"></p><script>
      while (record.fields.card.number === 0);
      here.textContent = 'Number ' + record.fields.card.number;
      throw new Error('broken on purpose');
    </script>`;
    const drop = await openTemplates(page, { card }, true);

    await expect(page.getByText('The template did not finish.')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('"number": 0')).toBeVisible();
    await page.keyboard.press('1');

    await expect(within(page, 'card').getByText('Number 1')).toBeVisible();
    await expect(page.getByText('broken on purpose')).toBeVisible();
    await expect(page.getByText('"number": 1')).toBeVisible();
    watched.violations.splice(0);
    await drop();
  });
});

test.describe('a template', () => {
  const template =
    '<h3>Number {{record.fields.card.number}}</h3><p>{{json record.fields}}</p><details><summary>More</summary><p style="height: 300px">much</p></details>';

  test('shows record after record in one frame, as high as its content, in the colours of the page', async ({
    page,
  }) => {
    const drop = await openTemplates(page, { card: template }, false);
    const frame = page.locator('iframe[title="card"]');
    await expect(within(page, 'card').getByText('Number 0')).toBeVisible();
    await frame.evaluate((element) => element.setAttribute('data-mine', ''));
    const before = (await frame.boundingBox())?.height ?? 0;

    await within(page, 'card').getByText('More').click();
    await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(before + 250);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'high-contrast'));
    await expect(within(page, 'card').locator('html')).toHaveCSS('color', 'rgb(255, 255, 255)');
    expect(await breaches(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(frame).not.toBeFocused();
    await page.keyboard.press('ArrowRight');

    await expect(within(page, 'card').getByText('Number 1')).toBeVisible();
    await expect(frame).toHaveAttribute('data-mine', '');
    await expect.poll(async () => (await frame.boundingBox())?.height).toBeLessThan(before + 50);
    await drop();
  });

  test('leaves the keys of the page as they are, and the focus goes through it', async ({ page }) => {
    const drop = await openTemplates(page, { card: template }, false, 3);
    await within(page, 'card').getByText('Number 0').click();
    await page.keyboard.press('2');
    await expect(page).toHaveURL(/page=2/);

    await within(page, 'card').getByText('More').focus();
    await page.keyboard.press('1');
    await expect(page).toHaveURL(/page=3/);

    await within(page, 'card').getByText('More').focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('iframe[title="card"]')).not.toBeFocused();
    await drop();
  });
});

test('a template is as readable in the dark as the page around it', async ({ page }) => {
  const drop = await openTemplates(page, { card: '<i>As the page has it</i>' }, false, 1);
  await expect(within(page, 'card').getByText('As the page has it')).toBeVisible();
  const dark = () => page.evaluate(() => Object.assign(document.documentElement.dataset, { theme: 'dark' }));

  await dark();
  expect(await breaches(page)).toEqual([]);
  await page.goto(page.url().replace(/annotation-mode.*/, 'settings?tab=fields'));
  await expect(within(page, 'card').getByText('As the page has it')).toBeVisible();
  await dark();

  expect(await breaches(page)).toEqual([]);
  await drop();
});
