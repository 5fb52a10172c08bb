import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { open } from '../support/annotating.ts';
import { breachesEverywhere, bringAxe } from '../support/looks/axe.ts';
import { breaches, expect, test } from '../support/postil.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Export/ });

async function downloaded(page: Page) {
  const coming = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Export' }).press('Enter');
  const download = await coming;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test.describe('exporting', () => {
  test('saves a table by keys alone, and says what it will not hold before', { tag: '@argilla' }, async ({ page }) => {
    await open(page, 'News sentences');
    await page.getByRole('button', { name: 'Export' }).press('Enter');
    const first = dialog(page).getByRole('radio', { name: 'JSON by lines (.jsonl)' });
    await expect(first).toBeVisible();
    await first.press('ArrowDown');

    await expect(dialog(page).getByRole('listitem').first()).toHaveText(/Whether a cell was text or a number/);
    expect(await breaches(page)).toEqual([]);
    const { name, content } = await downloaded(page);

    expect(name).toBe('News-sentences.csv');
    expect(content.toString().split('\r\n')).toHaveLength(82); // names, 80 records, and the end of the last line
    await expect(page.getByText('News-sentences.csv holds 80 records')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export' })).toBeFocused();
  });

  test('saves a file of columns from the settings', { tag: '@argilla' }, async ({ page }) => {
    await open(page, 'News sentences');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Export' }).click();
    await dialog(page).getByRole('radio', { name: 'Parquet' }).check();

    const { name, content } = await downloaded(page);

    expect(name).toBe('News-sentences.parquet');
    expect([content.subarray(0, 4).toString(), content.subarray(-4).toString()]).toEqual(['PAR1', 'PAR1']);
  });

  test('saves suggested spans as tagged words, on a narrow page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'News sentences');
    await page.getByRole('button', { name: 'Export' }).click();
    await dialog(page).getByRole('radio', { name: /CoNLL/ }).check();

    const overflow = await dialog(page).evaluate((each) => each.scrollWidth - each.clientWidth);
    const { content } = await downloaded(page);

    expect(overflow).toBeLessThanOrEqual(0);
    expect(content.toString()).toMatch(/# id = .+\n# suggested = yes\n(.+\t(O|[BI]-.+)\n)+\n/);
  });

  test('has nothing against it in any theme, with all there is to choose', async ({ page }) => {
    await bringAxe(page);
    await open(page, 'News sentences');
    await page.getByRole('button', { name: 'Export' }).click();
    await dialog(page).getByRole('radio', { name: /CoNLL/ }).check();
    await dialog(page).getByRole('radio', { name: 'Those of one person' }).check();

    expect(await breachesEverywhere(page, { within: 'dialog' })).toEqual([]);
  });

  test('says why where the server does not answer, and writes the file the next time', async ({ page }) => {
    await open(page, 'News sentences');
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(dialog(page).getByRole('radio').first()).toBeVisible();
    await page.route(/\/(file|records\?.*)$/, (route) => route.abort());

    await dialog(page).getByRole('button', { name: 'Export' }).click();

    await expect(dialog(page).getByRole('alert')).toContainText(
      'The file was not written to its end, and nothing was saved',
    );
    await page.unrouteAll();
    expect((await downloaded(page)).name).toBe('News-sentences.jsonl');
  });
});
