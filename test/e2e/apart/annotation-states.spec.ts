import type { Page } from '@playwright/test';
import { chip, record } from '../support/annotating.ts';
import { aDatasetToAnswer } from '../support/answering/dataset-to-answer.ts';
import { kindNames, kinds } from '../support/answering/kinds.ts';
import { callerFor } from '../support/caller.ts';
import { breachesEverywhere, bringAxe } from '../support/looks/axe.ts';
import { bringToken, expect, test } from '../support/postil.ts';
import { owner } from '../support/product.ts';

test.describe.configure({ mode: 'parallel' });

const suggested = {
  tone: 'kind',
  topics: ['news', 'art'],
  stars: 3,
  order: [
    { value: 'first', rank: 1 },
    { value: 'second', rank: 1 },
    { value: 'third', rank: 3 },
  ],
  why: 'Because it is **so**',
  names: [{ start: 0, end: 10, label: 'person', score: 0.9 }],
};

const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page, name: string) => page.locator(`[data-question="${name}"]`);
const responses = '**/api/v1/records/*/responses';
const searches = '**/records/search?**';

/** Closes notices, because a fading notice would be a state of its own; the specs of all screens check notices. */
const closeNotices = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const notices = [...document.querySelectorAll<HTMLElement>('[data-toast]')];
        for (const notice of notices) if (!notice.hasAttribute('data-leaving')) notice.click();
        return notices.length;
      }),
    )
    .toBe(0);

interface Where {
  readonly within?: string;
  readonly inEachTheme?: boolean;
}

async function look(page: Page, state: string, where: Where = {}) {
  await closeNotices(page);
  expect(await breachesEverywhere(page, { inEachTheme: false, ...where }), state).toEqual([]);
}

async function lookInto(page: Page, name: string) {
  await page.getByRole('button', { name }).first().click();
  await expect(dialog(page)).toBeVisible();
  await look(page, name);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000);
  await bringAxe(page);
  await bringToken(page);
});

test('the annotation screen has no axe violations with open dialogs and half-finished answers', async ({
  page,
  baseURL,
}) => {
  const dataset = await aDatasetToAnswer(await callerFor(baseURL), { fields: kindNames, suggested });
  await page.goto(dataset.path);
  for (const kind of kindNames.filter((name) => name !== 'plain')) await kinds[kind].shown(page, 1).waitFor();
  await page.locator('[data-mark]').first().waitFor();
  await look(page, 'everything is suggested', { inEachTheme: true });

  await question(page, 'why').getByRole('textbox').fill('Because it was so');
  await question(page, 'why').locator('del').first().waitFor();
  await question(page, 'order').locator('[data-card="first"]').click();
  await look(page, 'an option is picked up, a text differs from what was suggested');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove the rank of first' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.locator('[data-mark]').first().click();
  await page.getByRole('button', { name: 'Change person: Ana Torres' }).click();
  await look(page, 'a span is open, a ranking is half done, a text is previewed');
  await page.keyboard.press('Escape');
  for (const name of ['Keyboard', 'About this record', 'Full screen']) await lookInto(page, name);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await look(page, 'the palette');
  await dataset.drop();
});

test('the filter, sort and search menus have no axe violations', async ({ page, baseURL }) => {
  const dataset = await aDatasetToAnswer(await callerFor(baseURL), { fields: ['plain'], suggested });
  await page.goto(dataset.path);
  await record(page).waitFor();
  const press = (name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
  const lookAtMenu = (state: string) => look(page, state, { within: '[data-filtering][role=dialog]' });

  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(dialog(page).getByRole('button', { name: 'Suggested by: tone' })).toBeEnabled();
  await lookAtMenu('what there is to filter by');
  for (const name of ['topics', 'order', 'stars', 'why', 'Suggested by: tone', 'Last updated', 'External ID']) {
    await press(name);
    await expect(dialog(page).getByRole('heading', { name })).toBeVisible();
    await lookAtMenu(`a filter on ${name}`);
    await press('All filters');
  }
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByLabel('Sort by').selectOption('Last updated');
  await page.getByLabel('Then by').selectOption('Added to the dataset');
  await page.getByRole('button', { name: 'Move Added to the dataset', exact: true }).press('Space');
  await lookAtMenu('two levels of order, one picked up');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await lookInto(page, 'How to search');

  await page.route('**/suggestions/options', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(dialog(page).getByText('Some filters could not be loaded')).toBeVisible();
  await lookAtMenu('not all there is to filter by');
  await page.unrouteAll();
  await dataset.drop();
});

test('the annotation screen has no axe violations with errors and without records', async ({ page, baseURL }) => {
  const gone = `${baseURL}/none.png`;
  const dataset = await aDatasetToAnswer(await callerFor(baseURL), { fields: ['image'], values: { image: gone } });
  await page.goto(dataset.path);
  await expect(record(page).getByText('Could not load image')).toBeVisible();
  await page.route(responses, (route) => route.abort());
  await page.locator('input[value="kind"]').click();
  await page.keyboard.press('Enter');
  await expect(chip(page)).toHaveText('1 unsent');
  await look(page, 'an image failed, an answer is unsent');
  await lookInto(page, '1 unsent');

  await page.route(responses, (route) => route.fulfill({ status: 422, json: { detail: 'It takes no answers' } }));
  // The newest route counts, so no retry reaches the server between two of them. The page comes back to the record.
  await expect(page.getByText('The server rejected this answer').first()).toBeVisible();
  await look(page, 'an answer was refused');
  await lookInto(page, 'unsent');
  await page.route(responses, (route) => route.fulfill({ status: 401, json: { detail: 'Could not validate' } }));
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await look(page, 'the session has ended');
  await page.unroute(responses);
  await dialog(page).getByLabel('Password', { exact: true }).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();

  await page.getByLabel('Record status').selectOption('discarded');
  await expect(page.getByText('There are no discarded records')).toBeVisible();
  await look(page, 'no such records');
  await page.route(searches, (route) => route.abort());
  await page.getByLabel('Record status').selectOption('draft');
  await expect(page.getByText('The records could not be loaded')).toBeVisible();
  await look(page, 'the records failed');
  await dataset.drop();
});
