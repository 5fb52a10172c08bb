import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  aTable,
  create,
  created,
  nameOf,
  part,
  pickFile,
  question,
  rowsOf,
  uploads,
} from '../support/creating/beside-hub.ts';
import { reach } from '../support/creating/reach.ts';
import { breaches, expect, signIn, test, themes } from '../support/postil.ts';

const bulk = /\/api\/v1\/datasets\/[^/]+\/records\/bulk$/;
let count = 0;
/** Both projects have their own server, and each test its own dataset. */
const aName = () => `from file ${Date.now()} ${count++}`;

async function begin(page: Page, name = aName()) {
  await nameOf(page).fill(name);
  await create(page).click();
  return created(page);
}

/** Lets the first batch through, and the others once it is told to. */
async function holdAfterFirst(page: Page): Promise<() => void> {
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

test.beforeEach(({ page }) => signIn(page));

test('from a file on disk to the first label by keys alone, in four decisions', async ({ page }) => {
  const chooser = page.waitForEvent('filechooser'); // asked for too late, the first one is missed
  await reach(page, page.getByRole('link', { name: 'New dataset' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New dataset' })).toBeFocused();
  await reach(page, page.getByRole('button', { name: 'Choose a file' }));
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

test('says what a file is, and takes it when somebody knows better', async ({ page }) => {
  await pickFile(page, 'a.csv', 'text;label\nGrüße;good\nTschüss, bis bald;bad\n');
  await expect(page.getByLabel('Delimiter')).toHaveValue(';');
  await expect(page.getByText('2 rows', { exact: true })).toBeVisible();
  await expect(part(page, 'Record').getByText('Grüße')).toBeVisible();

  await page.getByLabel('Delimiter').selectOption(',');

  await expect(part(page, 'Fields').getByText('text;label')).toBeVisible();
});

test('takes the first row for one like the others where it is, and where somebody says so', async ({ page }) => {
  await pickFile(page, 'a.csv', '1,First text\n2,Second text\n3,Third text\n');
  await expect(page.getByText('3 rows', { exact: true })).toBeVisible();
  await expect(page.getByLabel('First row')).toHaveValue('row');
  await expect(part(page, 'Record').getByText('First text')).toBeVisible();

  await page.getByLabel('First row').selectOption('names');

  await expect(page.getByText('2 rows', { exact: true })).toBeVisible();
});

test('lists by line what cannot be read, and saves the list', async ({ page }) => {
  await pickFile(page, 'a.jsonl', '{"text": "one"}\n{"text": oops}\n[1]\n{"text": "two"}\n');
  const list = page.getByRole('group').filter({ hasText: 'lines could not be read' });
  await expect(list.getByRole('listitem')).toHaveText(['Line 2: It is no JSON.', 'Line 3: It is JSON, but no object.']);
  const saving = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Download the list' }).click();

  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('a.jsonl-unread.csv');
  expect((await readFile(await saved.path(), 'utf8')).split('\r\n')).toHaveLength(3);
});

test('says which names come more than once, for as long as records are known by them', async ({ page }) => {
  await pickFile(page, 'a.csv', 'id,text\n1,one\n2,two\n1,three\n');
  await page.getByText('1 name comes more than once in the file; the last one counts').click();
  await expect(page.getByRole('listitem').getByText('1', { exact: true })).toBeVisible();

  await page.getByLabel('Id of each record').selectOption('');

  await expect(page.getByText('comes more than once')).toBeHidden();
});

for (const [name, content, said] of [
  ['empty.csv', '', 'It holds no rows.'],
  ['cut.parquet', 'PAR1 and not much more', 'It is damaged or cut off.'],
] as const)
  test(`says of ${name} why nothing of it can be read`, async ({ page }) => {
    await pickFile(page, name, content);

    await expect(page.getByRole('alert').getByText(said)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

test('goes on after a reload, and sends no record twice', { tag: '@argilla' }, async ({ page }) => {
  await pickFile(page, 'many.csv', aTable(2300));
  const letGo = await holdAfterFirst(page);
  const id = await begin(page);
  await expect(uploads(page)).toContainText('Sending: 500 of 2,300 rows');
  await uploads(page).getByRole('button', { name: 'Pause many.csv' }).click();
  await expect(uploads(page)).toContainText('Paused:');

  await page.reload();
  await expect(uploads(page)).toContainText('Paused:');
  letGo();
  await uploads(page).getByRole('button', { name: 'Go on with many.csv' }).click();

  await expect(uploads(page)).toContainText('Done: 2,300 of 2,300 rows', { timeout: 30_000 });
  await uploads(page).getByRole('button', { name: 'Dismiss many.csv' }).click();
  await expect(uploads(page)).toBeHidden();
  await page.goto(`/dataset/${id}/annotation-mode`);
  await expect(page.getByText('of 2,300')).toBeVisible();
});

test('is asked about before signing out, and goes on after signing in again', async ({ page }) => {
  await pickFile(page, 'left.csv', aTable(2300));
  const letGo = await holdAfterFirst(page);
  await begin(page);
  await page.getByRole('button', { name: 'owner' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const dialog = page.getByRole('dialog', { name: 'One upload is not finished' });
  await dialog.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL(/sign-in/);
  letGo();

  await signIn(page);

  await expect(uploads(page)).toContainText('Done: 2,300 of 2,300 rows', { timeout: 30_000 });
});

test('waits for the network, and goes on by itself', async ({ page, context }) => {
  await pickFile(page, 'line.csv', aTable(1600));
  const letGo = await holdAfterFirst(page);
  await begin(page);
  await context.setOffline(true);
  letGo();
  await expect(uploads(page)).toContainText('Waiting for the connection:');

  await context.setOffline(false);

  await expect(uploads(page)).toContainText('Done: 1,600 of 1,600 rows', { timeout: 30_000 });
  await expect(page.getByText('of 1,600', { exact: true })).toBeVisible(); // of those to be answered, without opening the page anew
});

test('says which rows were refused, and keeps them for whoever wants them', { tag: '@argilla' }, async ({ page }) => {
  await pickFile(page, 'refused.csv', 'id,text,label\na,First,good\nb,,bad\nc,Third,good\n');
  await part(page, 'Fields').getByRole('switch', { name: 'Required' }).first().check();
  await begin(page);
  await expect(uploads(page)).toContainText('1 row was refused. Row 2:');
  const saving = page.waitForEvent('download');
  await uploads(page).getByRole('button', { name: 'Download the list' }).click();

  expect(await readFile(await (await saving).path(), 'utf8')).toMatch(/^row,reason\r\n2,"/);
  await expect(page.getByText('of 2', { exact: true })).toBeVisible();
});

test('an empty dataset is filled by what is pasted, and what is there already is said before', {
  tag: '@argilla',
}, async ({ page }) => {
  await page.goto('/new');
  await page.getByRole('button', { name: 'Begin with nothing' }).click();
  await page.getByRole('group', { name: 'Add a field' }).getByRole('button', { name: 'Text' }).click();
  await page.getByRole('group', { name: 'Add a question' }).getByRole('button', { name: 'Label', exact: true }).click();
  await question(page, 'label_selection_1').getByLabel('Labels').fill('good, bad');
  await nameOf(page).fill(aName());
  await create(page).click();
  await expect(page).toHaveURL(/add-records/);
  const paste = async (lines: readonly string[]) => {
    await page.getByLabel('A table, JSON, or one text').fill(['id,text,verdict', ...lines].join('\n'));
    await page.getByRole('button', { name: 'Use this text' }).click();
  };
  await paste(rowsOf(3));
  await expect(page.getByText('All 3 records are new.')).toBeVisible();
  await part(page, 'Questions').getByLabel('label_selection_1').selectOption('verdict');
  await page.getByRole('button', { name: 'Add 3 records' }).click();
  const id = await created(page);
  await expect(page.getByRole('radio', { name: 'good' })).toBeChecked();
  await expect(uploads(page)).toContainText('Pasted text →');

  await page.goto(`/dataset/${id}/settings`);
  await page.getByRole('link', { name: 'Add records' }).click();
  await paste([...rowsOf(3, 2), ...rowsOf(1, 4)]);
  await expect(page.getByText('2 of 4 records are there already')).toBeVisible();
  await expect(page.getByText('1 name comes more than once in the file')).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add 4 records' }).click();
  await created(page);

  await expect(page.getByText('of 4', { exact: true })).toBeVisible();
});

test('the whole preparation is without a breach in every theme, and on a narrow screen', async ({ page }) => {
  await pickFile(page, 'a.csv', aTable(12));
  const add = page.getByRole('group', { name: 'Add a question' });
  for (const type of ['Text', 'Multi-label', 'Rating', 'Ranking', 'Span'])
    await add.getByRole('button', { name: type, exact: true }).click();
  await question(page, 'ranking_1').getByLabel('Option 1').fill('');
  await nameOf(page).fill('');
  await create(page).click();
  await page.setViewportSize({ width: 390, height: 844 });

  for (const theme of themes) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    expect(await breaches(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('fields and questions change places by keys', async ({ page }) => {
  await pickFile(page, 'a.csv', aTable(12));
  await page.getByRole('group', { name: 'Add a question' }).getByRole('button', { name: 'Rating' }).click();
  const grip = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
  await grip('rating_1').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(grip('rating_1')).toBeFocused();
  await grip('label').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');

  await expect(part(page, 'Questions').getByRole('heading', { level: 3 })).toHaveText(['rating_1', 'label']);
  await expect(part(page, 'Fields').getByRole('heading', { level: 3 })).toHaveText(['label', 'text']);
  await expect(part(page, 'Form').locator('[data-question]').first()).toHaveAttribute('data-question', 'rating_1');
});
