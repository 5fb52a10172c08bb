import type { Page } from '@playwright/test';
import { answersOnServer, chip, open, record, text, textOf } from '../support/annotating.ts';
import { breaches, expect, signIn, test } from '../support/postil.ts';

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, selector: string) {
  for (let count = 0; count < 80; count += 1) {
    await page.keyboard.press('Tab');
    if ((await page.locator(`:focus:is(${selector})`).count()) > 0) return;
  }
  throw new Error(`no Tab leads to ${selector}`);
}

/** A dataset of one choice, open at its first record; returns what takes it away. */
async function openMany(page: Page, count: number) {
  await signIn(page);
  const token = await page.evaluate(() => localStorage.getItem('auth.token'));
  const call = async (path: string, data: unknown, method = 'POST') => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.fetch(`/api/v1/${path}`, { method, headers, data });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.json().catch(() => undefined);
  };
  const workspace = await call('workspaces', { name: `keys ${Date.now()}` });
  const { id } = await call('datasets', { name: 'Many keys', workspace_id: workspace.id });
  await call(`datasets/${id}/fields`, { name: 'text', title: 'Text', required: true, settings: { type: 'text' } });
  const options = ['a', 'b'].map((value) => ({ value, text: value }));
  const settings = { type: 'label_selection', options };
  await call(`datasets/${id}/questions`, { name: 'label', title: 'Label', required: true, settings });
  await call(`datasets/${id}/publish`, undefined, 'PUT');
  const items = Array.from({ length: count }, (_, index) => ({ fields: { text: `Number ${index}` } }));
  await call(`datasets/${id}/records/bulk`, { items });
  await page.goto(`/dataset/${id}/annotation-mode`);
  await expect(record(page)).toBeVisible();
  return async () => {
    await call(`datasets/${id}`, undefined, 'DELETE');
    await call(`workspaces/${workspace.id}`, undefined, 'DELETE');
  };
}

/** Runs in the page: one key each 50 ms, as long as there is a record to judge. */
const pressDigits = (count: number) =>
  new Promise<void>((resolve) => {
    let pressed = 0;
    const timer = setInterval(() => {
      if (!document.querySelector('article')) return; // it is still on its way
      const key = pressed % 2 === 0 ? '1' : '2';
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, code: `Digit${key}`, bubbles: true, cancelable: true }),
      );
      pressed += 1;
      if (pressed < count) return;
      clearInterval(timer);
      resolve();
    }, 50);
  });

test.describe('with the mouse unplugged', () => {
  test('a dataset is opened, and a label is given', async ({ page }) => {
    await signIn(page);
    await expect(page.getByRole('link', { name: /Product reviews/ })).toBeVisible();
    await tabTo(page, 'a:has-text("Product reviews")');
    await page.keyboard.press('Enter');
    await expect(record(page)).toBeVisible();
    const answered = await textOf(page);

    await page.keyboard.press('1');

    await expect(text(page)).not.toHaveText(answered);
    await expect(chip(page)).toHaveText('Saved');
    const stored = await answersOnServer(page, 'submitted');
    expect(stored.map((each) => each.text)).toContain(answered);
  });

  test('several labels are given, and the questions are gone through', async ({ page }) => {
    await open(page, 'News sentences');
    const topics = page.locator('[data-question="topics"]');
    await page.locator('[data-question]').first().focus();

    await page.keyboard.press('ArrowDown');
    await expect(topics.locator(':focus')).toHaveCount(1);
    const option = topics.locator(':focus');
    const was = await option.isChecked();
    await page.keyboard.press('Space');
    await expect(option).toBeChecked({ checked: !was });
    const name = await option.evaluate((each) => each.closest('label')?.textContent);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');

    expect(await option.evaluate((each) => each.closest('label')?.textContent)).toBe(name);
    await page.keyboard.press('ArrowUp');
    await expect(topics.locator(':focus')).toHaveCount(0);
  });

  test('a rating and a text are given, and the record is submitted from within the text', async ({ page }) => {
    await open(page, 'Support conversations');
    const before = (await answersOnServer(page, 'submitted')).length;

    await page.keyboard.press('4');
    await expect(page.locator('[data-question]').first().getByRole('radio', { name: '4' })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type(' 1 ? x');
    await page.keyboard.press('Control+Enter');

    await expect(chip(page)).toHaveText('Saved');
    await expect.poll(async () => (await answersOnServer(page, 'submitted')).length).toBe(before + 1);
    expect(JSON.stringify(await answersOnServer(page, 'submitted'))).toContain(' 1 ? x');
  });

  test('help and palette open, lead somewhere, and give the focus back', async ({ page }) => {
    await open(page);
    const option = page.getByRole('radio').first();
    await option.focus();

    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(option).toBeFocused();

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: /Type what/ })).toBeFocused();
    expect(await breaches(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(option).toBeFocused();

    const shown = await textOf(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('next record');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(text(page)).not.toHaveText(shown);
  });
});

test.describe('twenty keys a second for ten seconds', () => {
  test('answer a record each, and none is lost', async ({ page }) => {
    test.setTimeout(90_000); // on whatever machine this is
    const drop = await openMany(page, 220);

    for (let count = 0; count < 10; count += 1) await page.evaluate(pressDigits, 20);

    await expect(chip(page)).toHaveText('Saved');
    await expect.poll(async () => (await answersOnServer(page, 'submitted')).length).toBe(200);
    const answers = JSON.stringify(await answersOnServer(page, 'submitted'));
    expect(answers.match(/"value":"a"/g)).toHaveLength(100);
    await drop();
  });
});

test.describe('a notice while a dialog is open', () => {
  test('is reached by keys, and closed by Escape without the dialog', async ({ page }) => {
    await open(page);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard' });
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await expect(dialog.getByRole('alert')).toHaveText('You are offline');

    await page.keyboard.press('F6');
    await expect(page.locator('[data-toast]')).toBeFocused();
    await page.keyboard.press('Escape');

    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
});
