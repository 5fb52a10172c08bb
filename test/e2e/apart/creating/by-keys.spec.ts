import type { Locator, Page } from '@playwright/test';
import { create, created, nameOf, part, question, test } from '../../support/creating/beside-hub.ts';
import { expect, signIn } from '../../support/postil.ts';
import { reachAll } from '../../support/reach.ts';

test.beforeEach(({ page }) => signIn(page));

/** Focuses a control directly; `reachAll` checks that Tab reaches all of them. */
const press = async (target: Locator, ...keys: string[]) => {
  await target.focus();
  await expect(target).toBeFocused();
  expect(await target.evaluate((element) => (element as HTMLElement).tabIndex)).toBe(0);
  for (const key of keys) await target.page().keyboard.press(key);
};
const type = async (target: Locator, text: string) => {
  await press(target, 'Control+a');
  await target.page().keyboard.type(text);
};
const switchOf = (within: Locator, name: string | RegExp) => within.getByRole('switch', { name });
const adding = (page: Page, kind: string) =>
  page.getByRole('group', { name: 'Add question' }).getByRole('button', { name: kind, exact: true });

async function editQuestions(page: Page) {
  for (const kind of ['Text', 'Label', 'Multi-label', 'Rating', 'Ranking', 'Span'])
    await press(adding(page, kind), 'Enter');
  await type(question(page, 'text_1').getByLabel('Title'), 'What else?');
  await press(question(page, 'text_1').getByLabel('Suggestions from column'), 'l');
  await type(question(page, 'label_selection_1').getByLabel('Labels'), 'good, bad');
  await type(question(page, 'multi_label_selection_1').getByLabel('Labels'), '"a, b", c');
  await press(switchOf(question(page, 'multi_label_selection_1'), 'Required'), 'Space');
  await type(question(page, 'rating_1').getByLabel('Highest rating'), '5');
  const ranking = question(page, 'ranking_1');
  await type(ranking.getByLabel('Option 1'), 'first');
  await press(ranking.getByRole('button', { name: 'Add option' }), 'Enter');
  await press(ranking.getByRole('button', { name: 'Remove Option 2' }), 'Enter');
  await expect(ranking.getByLabel('Option 2')).toBeFocused();
  await page.keyboard.type('second');
  await press(question(page, 'span_1').getByLabel('Field to annotate'), 'ArrowDown');
  const grip = page.getByRole('button', { name: 'Move label_selection_1', exact: true });
  await press(grip, 'Alt+ArrowUp');
  await expect(grip).toBeFocused();
  await expect(part(page, 'Form').locator('[data-question]').first()).toHaveAttribute(
    'data-question',
    'label_selection_1',
  );
}

test('a user prepares and creates a dataset from the hub with the keyboard alone', async ({ page, send }) => {
  await type(page.getByLabel('Import from the hub'), 'examples/many');
  await page.keyboard.press('Enter');
  await expect(create(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await type(nameOf(page), 'by keys');
  await press(page.getByLabel('Workspace', { exact: true }), 'End');
  await type(page.getByLabel('Workspace name'), 'keys');
  await press(page.getByLabel('Subset'), 'n');
  await press(page.getByLabel('Split'), 'ArrowDown');
  await expect(part(page, 'Record').getByText('Row 1 of 4')).toBeVisible();
  await press(page.getByLabel('Split'), 'ArrowUp');
  await press(page.getByRole('button', { name: 'Next row' }), 'Enter');
  await expect(part(page, 'Record').getByText('Row 2 of 56')).toBeVisible();
  await press(part(page, 'Rows').getByRole('button', { name: 'Show row 2', exact: true }), 'ArrowDown');
  await expect(part(page, 'Record').getByText('Row 3 of 56')).toBeVisible();
  await expect(part(page, 'Rows').getByRole('button', { name: 'Show row 3', exact: true })).toBeFocused();

  await expect(part(page, 'Metadata').getByText('Terms, 3 values')).toBeVisible();
  const language = part(page, 'Fields').getByRole('group', { name: /language/ });
  await press(language.getByRole('radio', { checked: true }), 'ArrowRight');
  await expect(language.getByRole('radio', { name: 'Text' })).toBeChecked();
  await press(switchOf(part(page, 'Fields'), 'Required').first(), 'Space');
  await press(page.getByRole('button', { name: 'Move language', exact: true }), 'Enter', 'ArrowUp', 'Enter');
  await expect(part(page, 'Fields').getByRole('heading', { level: 3 })).toHaveText(['language', 'text']);
  await editQuestions(page);
  await press(switchOf(part(page, 'Metadata'), /score/), 'Space');
  await press(page.getByLabel('Record ID'), 'Home');
  await press(page.getByRole('button', { name: 'Undo' }), 'Enter');
  await expect(page.getByLabel('Record ID')).toHaveValue('id');
  await press(part(page, 'Form').getByRole('radio', { name: /good/ }), 'Space');
  await reachAll(page);

  await page.keyboard.press('Control+s');
  const id = await created(page);
  await expect(page.getByRole('radio', { name: 'good' })).toBeVisible();
  const { items } = await send<{ items: readonly { readonly name: string }[] }>('GET', `/datasets/${id}/questions`);
  expect(items.map(({ name }) => name)).toEqual([
    'label_selection_1',
    'what_else',
    'multi_label_selection_1',
    'rating_1',
    'ranking_1',
    'span_1',
  ]);
});

test('a user creates a dataset from scratch with the keyboard alone, without losing the focus', async ({ page }) => {
  await press(page.getByRole('link', { name: 'New dataset' }), 'Enter');
  await press(page.getByRole('button', { name: 'Start from scratch' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const fields = page.getByRole('group', { name: 'Add field' });
  const stars = part(page, 'Form').getByRole('radio');
  for (const kind of ['Text', 'Image', 'Chat', 'Custom'])
    await press(fields.getByRole('button', { name: kind }), 'Enter');
  await type(part(page, 'Fields').getByLabel('Field name').first(), 'body');
  await press(page.getByRole('button', { name: 'Remove image' }), 'Enter');
  await expect(part(page, 'Fields').getByLabel('Field name').nth(1)).toBeFocused();
  await press(page.getByRole('button', { name: 'Remove custom' }), 'Enter');
  await expect(part(page, 'Fields').getByLabel('Field name').nth(1)).toBeFocused();
  await press(adding(page, 'Rating'), 'Enter');
  await expect(stars).not.toHaveCount(0);
  await press(page.getByRole('button', { name: 'Remove rating_1' }), 'Enter');
  await expect(adding(page, 'Text')).toBeFocused();
  await expect(stars).toHaveCount(0);
  await press(adding(page, 'Rating'), 'Enter');
  await expect(stars).not.toHaveCount(0);
  await type(nameOf(page), 'nothing by keys');
  await reachAll(page);
  await page.keyboard.press('Control+s');

  await expect(page).toHaveURL(/add-records/);
});
