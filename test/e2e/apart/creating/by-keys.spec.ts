import type { Locator, Page } from '@playwright/test';
import { create, created, nameOf, part, question, test } from '../../support/creating/beside-hub.ts';
import { reach } from '../../support/creating/reach.ts';
import { expect, signIn } from '../../support/postil.ts';

test.beforeEach(({ page }) => signIn(page));

const press = async (page: Page, target: Locator, ...keys: string[]) => {
  await reach(page, target);
  for (const key of keys) await page.keyboard.press(key);
};
const type = async (page: Page, target: Locator, text: string) => {
  await press(page, target, 'Control+a');
  await page.keyboard.type(text);
};
const switchOf = (within: Locator, name: string | RegExp) => within.getByRole('switch', { name });
const adding = (page: Page, kind: string) =>
  page.getByRole('group', { name: 'Add a question' }).getByRole('button', { name: kind, exact: true });

async function editQuestions(page: Page) {
  for (const kind of ['Text', 'Label', 'Multi-label', 'Rating', 'Ranking', 'Span'])
    await press(page, adding(page, kind), 'Enter');
  await type(page, question(page, 'text_1').getByLabel('Title'), 'What else?');
  await press(page, question(page, 'text_1').getByLabel('Suggestions from column'), 'l');
  await type(page, question(page, 'label_selection_1').getByLabel('Labels'), 'good, bad');
  await type(page, question(page, 'multi_label_selection_1').getByLabel('Labels'), '"a, b", c');
  await press(page, switchOf(question(page, 'multi_label_selection_1'), 'Required'), 'Space');
  await type(page, question(page, 'rating_1').getByLabel('Highest rating'), '5');
  const ranking = question(page, 'ranking_1');
  await type(page, ranking.getByLabel('Option 1'), 'first');
  await press(page, ranking.getByRole('button', { name: 'Add an option' }), 'Enter');
  await press(page, ranking.getByRole('button', { name: 'Remove Option 2' }), 'Enter');
  await expect(ranking.getByLabel('Option 2')).toBeFocused();
  await press(page, question(page, 'span_1').getByLabel('Text to mark'), 'ArrowDown');
  await press(page, page.getByRole('button', { name: 'Move label_selection_1', exact: true }), 'Alt+ArrowUp');
}

test('a dataset is prepared, made and answered without a mouse', async ({ page, send }) => {
  await type(page, page.getByLabel('Import from the hub'), 'examples/many');
  await page.keyboard.press('Enter');
  await expect(create(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await type(page, nameOf(page), 'by keys');
  await press(page, page.getByLabel('Workspace', { exact: true }), 'End');
  await type(page, page.getByLabel('Name of the new workspace'), 'keys');
  await press(page, page.getByLabel('Subset'), 'n');
  await press(page, page.getByLabel('Split'), 'ArrowDown');
  await expect(part(page, 'Record').getByText('Row 1 of 4')).toBeVisible();
  await press(page, page.getByLabel('Split'), 'ArrowUp');
  await press(page, page.getByRole('button', { name: 'Next row' }), 'Enter');
  await expect(part(page, 'Record').getByText('Row 2 of 56')).toBeVisible();
  await press(page, part(page, 'Rows').getByRole('button', { name: 'Show row 2', exact: true }), 'ArrowDown');
  await expect(part(page, 'Record').getByText('Row 3 of 56')).toBeVisible();
  await expect(part(page, 'Rows').getByRole('button', { name: 'Show row 3', exact: true })).toBeFocused();

  await expect(part(page, 'Metadata').getByText('Terms, 3 values')).toBeVisible();
  const language = part(page, 'Fields').getByRole('group', { name: /language/ });
  await press(page, language.getByRole('radio', { checked: true }), 'ArrowRight');
  await expect(language.getByRole('radio', { name: 'Text' })).toBeChecked();
  await press(page, switchOf(part(page, 'Fields'), 'Required').first(), 'Space');
  await press(page, page.getByRole('button', { name: 'Move language', exact: true }), 'Alt+ArrowUp');
  await editQuestions(page);
  await press(page, switchOf(part(page, 'Metadata'), /score/), 'Space');
  await press(page, page.getByLabel('Id of each record'), 'Home');
  await press(page, page.getByRole('button', { name: 'Undo the last change' }), 'Enter');
  await expect(page.getByLabel('Id of each record')).toHaveValue('id');
  await press(page, part(page, 'Form').getByRole('radio', { name: /good/ }), 'Space');

  await page.keyboard.press('Control+s');
  const id = await created(page);
  await expect(page.getByRole('radio', { name: 'good' })).toBeVisible();
  const { items } = await send<{ items: readonly { readonly name: string }[] }>('GET', `/datasets/${id}/questions`);
  expect(items.map(({ name }) => name)).toEqual([
    'label_selection_1',
    'text_1',
    'multi_label_selection_1',
    'rating_1',
    'ranking_1',
    'span_1',
  ]);
});

test('a dataset is made from nothing without a mouse, and no focus is lost on the way', async ({ page }) => {
  await press(page, page.getByRole('link', { name: 'New dataset' }), 'Enter');
  await press(page, page.getByRole('button', { name: 'Begin with nothing' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const fields = page.getByRole('group', { name: 'Add a field' });
  for (const kind of ['Text', 'Image', 'Chat', 'Custom'])
    await press(page, fields.getByRole('button', { name: kind }), 'Enter');
  await type(page, part(page, 'Fields').getByLabel('Name of the field').first(), 'body');
  await press(page, page.getByRole('button', { name: 'Remove image' }), 'Enter');
  await expect(part(page, 'Fields').getByLabel('Name of the field').nth(1)).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Remove custom' }), 'Enter');
  await expect(part(page, 'Fields').getByLabel('Name of the field').nth(1)).toBeFocused();
  await press(page, adding(page, 'Rating'), 'Enter');
  await press(page, page.getByRole('button', { name: 'Remove rating_1' }), 'Enter');
  await expect(adding(page, 'Text')).toBeFocused();
  await press(page, adding(page, 'Rating'), 'Enter');
  await type(page, nameOf(page), 'nothing by keys');
  await page.keyboard.press('Control+s');

  await expect(page).toHaveURL(/add-records/);
});
