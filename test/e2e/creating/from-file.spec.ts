import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  aTable,
  create,
  created,
  giveFile,
  nameOf,
  part,
  pickFile,
  question,
  rowsOf,
  uploads,
} from '../support/creating/beside-hub.ts';
import { breachesEverywhere, bringAxe } from '../support/looks/axe.ts';
import { breaches, bringToken, expect, signIn, test } from '../support/postil.ts';
import { reach } from '../support/reach.ts';

const bulk = /\/api\/v1\/datasets\/[^/]+\/records\/bulk$/;
let count = 0;
/** Both projects have their own server, and each test its own dataset. */
const aName = () => `from file ${Date.now()} ${count++}`;

async function begin(page: Page, name = aName()) {
  await nameOf(page).fill(name);
  await create(page).click();
  return created(page);
}

/** Pixels by which the upper element covers the lower one. */
async function overlap(page: Page, above: string, below: string) {
  const upper = await page.locator(above).last().boundingBox();
  const lower = await page.locator(below).last().boundingBox();
  return (upper?.y ?? 0) + (upper?.height ?? 0) - (lower?.y ?? 0);
}

/** Lets one more batch through, and holds the next until released. */
async function holdAfterOne(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let sent = 0;
  await page.route(bulk, async (route) => {
    sent += 1;
    if (sent > 1) await gate;
    await route.continue().catch(() => undefined); // the page may be gone by then
  });
  return letGo;
}

test.beforeEach(({ page }) => bringToken(page));

test('a user uploads a file and gives the first label with the keyboard alone, in four decisions', async ({ page }) => {
  const chooser = page.waitForEvent('filechooser'); // waiting must begin before the click that opens the chooser
  await page.goto('/');
  await reach(page, page.getByRole('link', { name: 'New dataset' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New dataset' })).toBeFocused();
  await reach(page, page.getByRole('button', { name: 'Choose file' }));
  await page.keyboard.press('Enter');
  const name = `${aName()}.csv`;
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(aTable(30)) });
  await expect(create(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await reach(page, create(page));
  await page.keyboard.press('Enter');
  await created(page);
  await page.keyboard.press('2');

  await expect(page.getByText('Review 2, it came on time')).toBeVisible();
});

test('a damaged file shows an error, and the unreadable lines of another file can be downloaded', async ({ page }) => {
  await pickFile(page, 'cut.parquet', 'PAR1 and not much more');
  await expect(page.getByRole('alert').getByText('The file is damaged or incomplete.')).toBeVisible();

  await giveFile(page, 'a.jsonl', '{"text": "one"}\n{"text": oops}\n[1]\n{"text": "two"}\n');
  const list = page.getByRole('group').filter({ hasText: 'lines could not be read' });
  await expect(list.getByRole('listitem')).toHaveText([
    'Line 2: Not valid JSON.',
    'Line 3: Valid JSON, but not an object.',
  ]);
  const saving = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Download list' }).click();

  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('a.jsonl-unread.csv');
  expect((await readFile(await saved.path(), 'utf8')).split('\r\n')).toHaveLength(3);
});

test('an upload resumes after a reload, a sign-out and a lost network, and sends no record twice', async ({
  page,
  context,
}) => {
  await pickFile(page, 'many.csv', aTable(1600));
  await holdAfterOne(page);
  await begin(page);
  await expect(uploads(page)).toContainText('Uploading: 500 of 1,600 rows');

  await test.step('a paused upload stays paused after a reload until the user resumes it', async () => {
    await uploads(page).getByRole('button', { name: 'Pause many.csv' }).click();
    await expect(uploads(page)).toContainText('Paused:');
    await page.reload();
    await expect(uploads(page)).toContainText('Paused: 500 of 1,600 rows');
    await holdAfterOne(page);

    await uploads(page).getByRole('button', { name: 'Resume many.csv' }).click();

    await expect(uploads(page)).toContainText('Uploading: 1,000 of 1,600 rows');
  });

  let letGo = () => {};
  await test.step('the user is asked before signing out, and the upload continues after signing in', async () => {
    await page.getByRole('button', { name: 'owner' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    const dialog = page.getByRole('dialog', { name: 'One upload is not finished' });
    await dialog.getByRole('button', { name: 'Sign out anyway' }).click();
    await expect(page).toHaveURL(/sign-in/);
    letGo = await holdAfterOne(page);

    await signIn(page);

    await expect(uploads(page)).toContainText('Uploading: 1,500 of 1,600 rows');
  });

  await test.step('an offline upload waits for the network, and continues without the user', async () => {
    await uploads(page).getByRole('link').click();
    await expect(page.getByText('of 1,500', { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 420 });
    await expect(page.locator('[data-question-bar]')).toBeVisible();
    await expect
      .poll(() => overlap(page, 'aside', '[data-question-bar]'), 'the uploads over the bar of the question')
      .toBeLessThanOrEqual(0);
    await context.setOffline(true);
    letGo();
    await expect(uploads(page)).toContainText('Waiting for connection:');
    const guidelines = page.getByRole('button', { name: 'Guidelines' });
    const progress = page.getByRole('button', { name: /^Progress/ });
    if ((await guidelines.getAttribute('aria-expanded')) === 'true') await guidelines.click();
    await guidelines.click({ trial: true });
    await page.setViewportSize({ width: 390, height: 800 });
    await expect
      .poll(() => overlap(page, '[data-toast]', 'aside'), 'the notice over the uploads')
      .toBeLessThanOrEqual(0);
    await expect.poll(() => overlap(page, 'aside', '[data-actions]'), 'the uploads over Submit').toBeLessThanOrEqual(0);
    for (const line of [guidelines, progress]) {
      await page.mouse.wheel(0, 2000);
      await line.click({ trial: true });
    }
    await page.setViewportSize({ width: 1280, height: 720 });

    await context.setOffline(false);

    await expect(uploads(page)).toContainText('Done: 1,600 of 1,600 rows', { timeout: 30_000 });
    await expect(page.getByText('of 1,600', { exact: true })).toBeVisible(); // pending records, on the same page
    await uploads(page).getByRole('button', { name: 'Dismiss many.csv' }).click();
    await expect(uploads(page)).toBeHidden();
  });
});

test('pasted rows are added to a dataset; existing IDs are reported before, rejected rows afterwards', {
  tag: '@argilla',
}, async ({ page }) => {
  await page.goto('/new');
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await page.getByRole('group', { name: 'Add field' }).getByRole('button', { name: 'Text' }).click();
  await part(page, 'Fields').getByRole('switch', { name: 'Required' }).check();
  await page.getByRole('group', { name: 'Add question' }).getByRole('button', { name: 'Label', exact: true }).click();
  await question(page, 'label_selection_1').getByLabel('Labels').fill('good, bad');
  await nameOf(page).fill(aName());
  await create(page).click();
  await expect(page).toHaveURL(/add-records/);
  const paste = async (lines: readonly string[]) => {
    await page.getByLabel('A table, JSON, or one text').fill(['id,text,verdict', ...lines].join('\n'));
    await page.getByRole('button', { name: 'Use pasted text' }).click();
  };
  await paste([...rowsOf(3), 'r9,,good']);
  await expect(page.getByText('All 4 records are new.')).toBeVisible();
  await part(page, 'Questions').getByLabel('label_selection_1').selectOption('verdict');
  await page.getByRole('button', { name: 'Add 4 records' }).click();
  const id = await created(page);
  await expect(page.getByRole('radio', { name: 'good' })).toBeChecked();
  await expect(uploads(page)).toContainText('Pasted text →');
  await expect(uploads(page)).toContainText('1 row was rejected. Row 4:');

  await page.goto(`/dataset/${id}/settings`);
  await page.getByRole('link', { name: 'Add records' }).click();
  await paste([...rowsOf(3, 2), ...rowsOf(1, 4)]);
  await expect(page.getByText('2 of 4 records already exist')).toBeVisible();
  await expect(page.getByText('1 ID appears more than once')).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add 4 records' }).click();
  await created(page);

  await expect(page.getByText('of 4', { exact: true })).toBeVisible();
});

test('the preparation of a file has no axe violations in any theme and on a narrow screen', async ({ page }) => {
  await bringAxe(page);
  await pickFile(page, 'a.csv', aTable(12));
  const add = page.getByRole('group', { name: 'Add question' });
  for (const type of ['Text', 'Multi-label', 'Rating', 'Ranking', 'Span'])
    await add.getByRole('button', { name: type, exact: true }).click();
  await question(page, 'ranking_1').getByLabel('Option 1').fill('');
  await nameOf(page).fill('');
  await create(page).click();

  expect(await breachesEverywhere(page)).toEqual([]);
});
