import type { Page } from '@playwright/test';
import { callerFor } from '../support/caller.ts';
import { breaches, expect, signIn, test } from '../support/postil.ts';
import { owner } from '../support/product.ts';
import { attacks } from '../support/template/attacks.ts';
import { Trap } from '../support/template/trap.ts';

interface Item {
  readonly id: string;
}

const trap = new Trap();
test.beforeAll(() => trap.start());
test.afterAll(() => trap.stop());

let count = 0;

interface FrameOptions {
  readonly templates: Readonly<Record<string, string>>;
  readonly isAdvanced?: boolean;
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

async function openTemplates(page: Page, baseURL: string | undefined, wanted: FrameOptions) {
  const { templates, isAdvanced = false, records } = wanted;
  const send = await callerFor(baseURL);
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
  const made = records.map((values, at) => ({ fields: { text: `text ${at}`, ...values } }));
  await send('POST', `/datasets/${id}/records/bulk`, { items: made });
  await signIn(page, owner, `/dataset/${id}/annotation-mode`);
  await expect(page.getByRole('article')).toBeVisible();
  return () => send('DELETE', `/datasets/${id}`);
}

const cards = (count: number) => Array.from({ length: count }, (_, number) => ({ card: { number } }));
const within = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);

/** Notes in `begun` when the frame reports that its template begins. */
const noteBegin = (page: Page, title: string) =>
  page.evaluate((name) => {
    addEventListener('message', ({ source, data }) => {
      const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${name}"]`);
      if (source === frame?.contentWindow && data.kind === 'begun') Object.assign(window, { begun: true });
    });
  }, title);

/** Never ends for one record, fails for another. */
const failing = `<p id="here"></p><script>
  while (record.fields.card.number === 0);
  here.textContent = 'Number ' + record.fields.card.number;
  throw new Error('broken on purpose');
</script>`;

const other = `<p id="there"></p><script>there.textContent = 'Other ' + record.fields.other.number;</script>`;

async function seeNothingTaken(page: Page) {
  const found = within(page, 'reading').locator('#found');
  await expect(found).not.toBeEmpty();
  await expect(within(page, 'sending').locator('#after')).toBeVisible();
  await page.waitForTimeout(1500); // time for all requests of the frames to arrive

  const refused = JSON.parse((await found.textContent()) ?? '') as Record<string, string>;
  expect(refused).toMatchObject({ opener: 'null' });
  const { opener: _, ...others } = refused;
  expect(new Set(Object.values(others))).toEqual(new Set(['SecurityError']));
  expect({ requests: trap.requests, connections: trap.connections, packets: trap.packets }).toEqual({
    requests: [],
    connections: 0,
    packets: 0,
  });
}

test('a failing template shows its data instead, and a hostile template has no effect outside its frame', async ({
  page,
  baseURL,
  watched,
}) => {
  const hostile = attacks(trap.address, trap.stun);
  const attacked = Object.fromEntries(Object.keys(hostile).map((title) => [title, { number: 2 }]));
  const templates = { ...hostile, card: failing, other };
  const withOther = [0, 0, 1, 1].map((number, at) => ({ card: { number }, other: { number: at } }));
  const drop = await openTemplates(page, baseURL, {
    templates,
    isAdvanced: true,
    records: [...withOther, attacked, {}],
  });

  await test.step('a template in an endless loop is closed and does not block another template', async () => {
    await expect(page.getByText('The template did not finish.')).toBeVisible();
    await expect(page.getByText('"number": 0').first()).toBeVisible();
    await expect(within(page, 'other').getByText('Other 0')).toBeVisible();
    await expect(page.getByText('The template did not finish.')).toHaveCount(1);
  });

  await test.step('a user who leaves a template in an endless loop sees the next record completely', async () => {
    await noteBegin(page, 'card');
    await page.keyboard.press('1');
    await expect(page).toHaveURL(/page=2/);
    await page.waitForFunction(() => 'begun' in window);
    await page.keyboard.press('1');
    await expect(within(page, 'other').getByText('Other 2')).toBeVisible();
  });

  await test.step('a template that loops endlessly after rendering does not block another template', async () => {
    const shown = within(page, 'card').getByText('Number 1');
    await shown.evaluate(() => {
      setTimeout(() => {
        for (;;);
      });
    });
    await page.keyboard.press('1');
    await expect(within(page, 'other').getByText('Other 3')).toBeVisible();
  });

  await test.step('a template that throws shows its error and its data', async () => {
    await expect(within(page, 'card').getByText('Number 1')).toBeVisible();
    await expect(page.getByText('broken on purpose')).toBeVisible();
    await expect(page.getByText('"number": 1')).toBeVisible();
  });
  await page.keyboard.press('1');

  await test.step('a hostile template reads no data of the page, sends no request and does not navigate', async () => {
    await seeNothingTaken(page);
    expect(page.url()).toContain('page=5');
    expect(page.context().pages()).toHaveLength(1);
    await page.keyboard.press('1');
    await expect(page).toHaveURL(/page=6/);
  });
  watched.violations.splice(0); // every attack was refused
  watched.foreign.splice(0);
  await drop();
});

test('a template frame is reused for each record, fits its content and follows the theme of the page', async ({
  page,
  baseURL,
}) => {
  const card =
    '<h3>Number {{record.fields.card.number}}</h3><p>{{json record.fields}}</p><details><summary>More</summary><p style="height: 300px">much</p></details>';
  const drop = await openTemplates(page, baseURL, { templates: { card }, records: cards(4) });
  const frame = page.locator('iframe[title="card"]');
  const inside = within(page, 'card');
  const height = async () => (await frame.boundingBox())?.height ?? 0;
  await expect(inside.getByText('Number 0')).toBeVisible();
  await frame.evaluate((element) => element.setAttribute('data-mine', ''));
  const before = await height();

  await test.step('the frame grows with its content, and shrinks again for the next record', async () => {
    await inside.getByText('More').click();
    await expect.poll(height).toBeGreaterThan(before + 250);
    await page.keyboard.press('Escape');
    await expect(frame).not.toBeFocused();
    await page.keyboard.press('ArrowRight');

    await expect(inside.getByText('Number 1')).toBeVisible();
    await expect(frame).toHaveAttribute('data-mine', '');
    await expect.poll(height).toBeLessThan(before + 50);
  });

  await test.step('keyboard shortcuts of the page work inside the frame, and Tab leaves it', async () => {
    await inside.getByText('Number 1').click();
    await page.keyboard.press('2');
    await expect(inside.getByText('Number 2')).toBeVisible();
    await inside.getByText('More').focus();
    await page.keyboard.press('1');
    await expect(inside.getByText('Number 3')).toBeVisible();

    await inside.getByText('More').focus();
    await page.keyboard.press('Tab');
    await expect(frame).not.toBeFocused();
  });

  await test.step('the frame follows the theme of the page, without axe violations in the dark theme', async () => {
    const wear = (theme: string) =>
      page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
    await wear('high-contrast');
    await expect(inside.locator('html')).toHaveCSS('color', 'rgb(255, 255, 255)');
    await wear('dark');
    expect(await breaches(page)).toEqual([]);
    await page.goto(page.url().replace(/annotation-mode.*/, 'settings?tab=fields'));
    await expect(inside.getByText('Number 0')).toBeVisible();
    await wear('dark');
    expect(await breaches(page)).toEqual([]);
  });
  await drop();
});
