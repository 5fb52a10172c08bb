import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { open } from '../support/annotating.ts';
import { breaches, expect, test } from '../support/postil.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Export/ });

async function downloaded(page: Page) {
  const coming = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Export' }).press('Enter');
  const download = await coming;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  await expect(dialog(page).getByRole('radio').first()).toBeVisible();
}

test('a user exports a CSV file with the keyboard alone, and sees beforehand what it cannot hold', {
  tag: '@argilla',
}, async ({ page }) => {
  await open(page, 'News sentences');
  await openDialog(page);
  await dialog(page).getByRole('radio', { name: 'JSON Lines (.jsonl)' }).press('ArrowDown');

  await expect(dialog(page).getByRole('listitem').first()).toHaveText(/Whether a cell was text or a number/);
  const { name, content } = await downloaded(page);

  expect(name).toBe('News-sentences.csv');
  expect(content.toString().split('\r\n')).toHaveLength(82); // names, 80 records, and the end of the last line
  await expect(page.getByText('Exported 80 records to News-sentences.csv')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeFocused();
});

test('the export dialog saves Parquet and CoNLL files, and no file if the server is unreachable', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'News sentences');

  await test.step('a Parquet file is saved', async () => {
    await openDialog(page);
    await dialog(page).getByRole('radio', { name: 'Parquet' }).check();
    const { name, content } = await downloaded(page);
    expect(name).toBe('News-sentences.parquet');
    expect([content.subarray(0, 4).toString(), content.subarray(-4).toString()]).toEqual(['PAR1', 'PAR1']);
  });

  await test.step('suggested spans are saved as CoNLL on a narrow screen', async () => {
    await openDialog(page);
    await dialog(page).getByRole('radio', { name: /CoNLL/ }).check();
    expect(await dialog(page).evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
    expect((await downloaded(page)).content.toString()).toMatch(/# id = .+\n# suggested = yes\n(.+\t(O|[BI]-.+)\n)+\n/);
  });

  await test.step('a failed export is reported and saves nothing, and the next one saves the file', async () => {
    await openDialog(page);
    await page.route(/\/(file|records\?.*)$/, (route) => route.abort());
    await dialog(page).getByRole('button', { name: 'Export' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('The export failed. No file was saved.');
    await page.unrouteAll();
    expect((await downloaded(page)).name).toBe('News-sentences.jsonl');
  });

  await test.step('the dialog has no axe violations with all of its options shown', async () => {
    await openDialog(page);
    await dialog(page).getByRole('radio', { name: /CoNLL/ }).check();
    await dialog(page).getByRole('radio', { name: 'One annotator' }).check();
    expect(await breaches(page)).toEqual([]);
  });
});
