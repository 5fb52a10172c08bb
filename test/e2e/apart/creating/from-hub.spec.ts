import { offerExamples, privateToken } from '../../../support/hub/example-tables.ts';
import { listOf, tableOf, text } from '../../../support/hub/hub-table.ts';
import { tooMany } from '../../../support/hub/trouble.ts';
import type { caller } from '../../support/caller.ts';
import { create, created, nameOf, openFromHub, part, question, test } from '../../support/creating/beside-hub.ts';
import { expect, signIn } from '../../support/postil.ts';
import type { Served } from '../../support/served.ts';

/** The hub, and calls of the API beside the page. */
interface Beside {
  readonly hub: Served['hub'];
  readonly send: Awaited<ReturnType<typeof caller>>;
}

let beside: Beside;
test.beforeEach(async ({ page, hub, send }) => {
  hub.reset();
  offerExamples(hub);
  beside = { hub, send };
  await signIn(page);
});

interface Wire {
  readonly items: readonly { readonly name: string; readonly settings: { readonly type: string } }[];
}

const partsOf = async (id: string, kind: 'fields' | 'questions') => {
  const { items } = await beside.send<Wire>('GET', `/datasets/${id}/${kind}`);
  return items.map(({ name, settings }) => `${name} ${settings.type}`);
};

const propertiesOf = async (id: string) => {
  const { items } = await beside.send<Wire>('GET', `/me/datasets/${id}/metadata-properties`);
  return items.map(({ name, settings }) => `${name} ${settings.type}`);
};

test('a text classification comes in from the box at home, with its labels as suggestions', async ({ page }) => {
  await page.getByLabel('Import from the hub').fill('examples/reviews');
  await page.keyboard.press('Enter');
  await expect(part(page, 'Record').getByText('Review 1: it came on day 2')).toBeVisible();
  await part(page, 'Record').getByRole('button', { name: 'Next row' }).click();
  await expect(part(page, 'Record').getByText('Review 2: it came on day 3')).toBeVisible();
  await expect(part(page, 'Form').getByRole('radio', { name: 'neutral' })).toBeChecked();
  await expect(page.getByText('All 250 rows are imported.')).toBeVisible();

  const rows = part(page, 'Rows');
  await expect(rows.getByRole('columnheader')).toHaveText([/text\s*string/, /label\s*ClassLabel/]);
  await rows.getByRole('button', { name: 'Next page of rows' }).click();
  await expect(rows.getByText('11 to 20 of 100')).toBeVisible();
  await rows.getByRole('button', { name: 'Show row 13' }).click();
  await expect(part(page, 'Record').getByText('Review 13: it came on day 14')).toBeVisible();

  await create(page).click();
  const steps = page.getByRole('dialog').getByRole('listitem');
  await expect(steps).toHaveText([
    /Create the dataset/,
    /fields/,
    /questions/,
    /metadata/,
    /Publish/,
    /import/,
    /first records/,
  ]);
  const id = await created(page);

  await expect(page.getByRole('radio', { name: 'negative' })).toBeChecked();
  await expect
    .poll(() => beside.send<{ total: number }>('GET', `/datasets/${id}/progress`))
    .toMatchObject({ total: 250 });
  const { metadata } = await beside.send<{ metadata: object }>('GET', `/datasets/${id}`);
  expect(metadata).toMatchObject({ repoId: 'examples/reviews', split: 'train', imported: 'UI' });
  expect(Object.keys(metadata).toSorted()).toEqual(['imported', 'mapping', 'repoId', 'split', 'subset']);
});

const kinds: readonly (readonly [string, readonly string[], readonly string[], readonly string[]])[] = [
  ['topics', ['text text'], ['topics multi_label_selection'], []],
  ['pictures', ['image image'], ['label label_selection'], []],
  ['few', ['text text'], ['label label_selection'], ['text terms']],
];
for (const [repository, fields, questions, properties] of kinds)
  test(`${repository} come in as they are mapped by themselves`, async ({ page }) => {
    await openFromHub(page, repository);
    await create(page).click();
    const id = await created(page);

    expect(await partsOf(id, 'fields')).toEqual(fields);
    expect(await partsOf(id, 'questions')).toEqual(questions);
    expect(await propertiesOf(id)).toEqual(properties);
  });

test('numbers become metadata, few values terms, and id the id; a question is added for them', async ({ page }) => {
  await openFromHub(page, 'numbers');
  await create(page).click();
  await expect(part(page, 'Questions').getByText('At least one question is required')).toBeVisible();
  await expect(part(page, 'Questions')).toBeFocused();
  await page.getByRole('group', { name: 'Add a question' }).getByRole('button', { name: 'Rating' }).click();
  await create(page).click();
  const id = await created(page);

  expect(await partsOf(id, 'fields')).toEqual(['text text']);
  expect(await partsOf(id, 'questions')).toEqual(['rating_1 rating']);
  expect(await propertiesOf(id)).toEqual(['words integer', 'score float', 'language terms']);
  await expect(page.getByText('r-1', { exact: true })).toBeVisible();
});

test('chats are shown as chats, and every rule is said where it is broken', async ({ page }) => {
  await openFromHub(page, 'chats');
  await expect(part(page, 'Record').getByText('Answer 1.')).toBeVisible();
  const add = page.getByRole('group', { name: 'Add a question' });
  for (const type of ['Label', 'Span', 'Ranking', 'Text'])
    await add.getByRole('button', { name: type, exact: true }).click();
  await nameOf(page).fill(' ');
  await question(page, 'label_selection_1').getByLabel('Labels').fill('one');
  await question(page, 'span_1').getByLabel('Labels').fill('a,,b');
  await question(page, 'ranking_1').getByLabel('Option 1').fill('');
  await question(page, 'text_1').getByLabel('Title').fill('');
  await part(page, 'Fields')
    .getByRole('group', { name: /prompt/ })
    .getByRole('radio', { name: 'No mapping' })
    .check();
  await create(page).click();

  await expect(nameOf(page)).toBeFocused();
  await expect(page.getByText('A name is required')).toBeVisible();
  const one = question(page, 'label_selection_1');
  await expect(one.getByText('At least two options are required')).toBeVisible();
  await expect(one.getByText('Separate the labels by commas')).toBeVisible();
  await expect(question(page, 'span_1').getByText('An option has no label')).toBeVisible();
  await expect(question(page, 'span_1').getByText('A text field to annotate is required')).toBeVisible();
  await expect(question(page, 'ranking_1').getByText('An option has no label')).toBeVisible();
  await expect(question(page, 'text_1').getByText('This field is required.')).toBeVisible();
  await expect(part(page, 'Questions').getByText('Some questions are invalid')).toBeVisible();

  for (const { name } of [{ name: 'span_1' }, { name: 'ranking_1' }, { name: 'text_1' }])
    await question(page, name)
      .getByRole('button', { name: `Remove ${name}` })
      .click();
  await one.getByLabel('Labels').fill('one, two');
  await nameOf(page).fill('talks');
  await expect(one.getByText('At least two options are required')).toBeHidden();
  await create(page).click();

  expect(await partsOf(await created(page), 'fields')).toEqual(['messages chat']);
});

test('another subset has other rows and other questions; what was changed is undone and done again', async ({
  page,
}) => {
  await openFromHub(page, 'many');
  await expect(part(page, 'Form').getByText('neutral')).toBeVisible();
  await page.getByLabel('Subset').selectOption('topics');
  await expect(part(page, 'Form').getByText('delivery')).toBeVisible();
  await page.getByLabel('Split').selectOption('test');
  await expect(part(page, 'Record').getByText('Row 1 of 4')).toBeVisible();
  await expect(part(page, 'Record').getByText('Review 21:')).toBeVisible();

  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await expect(page.getByLabel('Subset')).toHaveValue('reviews');
  await expect(part(page, 'Form').getByText('neutral')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByLabel('Subset')).toHaveValue('topics');
});

test('pictures are shown from the hub', async ({ page }) => {
  await openFromHub(page, 'pictures');

  const picture = part(page, 'Record').getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
});

test('no picture is loaded from anywhere else, whoever names it', async ({ page }) => {
  const elsewhere = 'https://pictures.example.org/a.png';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  beside.hub.tables.set(
    'examples/elsewhere/default/train',
    tableOf({ address: text, talk: listOf({ role: text, content: text }) }, [
      { address: elsewhere, talk: [{ role: 'user', content: `See ![a cat](${elsewhere})` }] },
    ]),
  );
  await openFromHub(page, 'elsewhere');
  await part(page, 'Fields').getByRole('radio', { name: 'Image' }).check();

  await expect(part(page, 'Record').getByText('Only pictures of the hub are shown')).toBeVisible();
  await expect(part(page, 'Record').getByText('Could not load image: a cat')).toBeVisible();
  expect(asked.filter((url) => url.startsWith('https://pictures'))).toEqual([]);
});

test('a row that the hub cuts short is shown whole', async ({ page }) => {
  const rows = [
    { row: { prompt: 'Question 1', messages: '[{"role":"user","content":"Que' }, truncated_cells: ['messages'] },
  ];
  const features = [
    { name: 'prompt', type: text },
    { name: 'messages', type: listOf({ role: text, content: text }) },
  ];
  beside.hub.moods.set('/first-rows', { trouble: { status: 200, body: JSON.stringify({ features, rows }) } });
  await openFromHub(page, 'chats');

  await expect(part(page, 'Record').getByText('Answer 1.')).toBeVisible();
  await expect(part(page, 'Record').getByText('[{"role"')).toBeHidden();
});

test('without rows there is nothing to be shown, and the dataset is made empty', async ({ page }) => {
  await openFromHub(page, 'no-rows');
  await expect(part(page, 'Record').getByText('No rows to show')).toBeVisible();
  await create(page).click();

  await expect(page).toHaveURL(/annotation-mode/);
  await expect(page.getByRole('heading', { level: 1, name: 'no-rows' })).toBeVisible();
});

test('a hub that is slow holds nothing up but its rows', async ({ page }) => {
  for (const path of ['/first-rows', '/statistics']) beside.hub.moods.set(path, { waits: 3000 });
  await openFromHub(page, 'numbers');
  await expect(nameOf(page)).toHaveValue('numbers');
  await page.getByRole('group', { name: 'Add a question' }).getByRole('button', { name: 'Text' }).click();
  await expect(part(page, 'Form').getByText('text_1')).toBeVisible();

  await expect(part(page, 'Record').getByText('Review 1:')).toBeVisible();
  await expect(part(page, 'Metadata').getByText('Terms, 3 values')).toBeVisible();
  await expect(question(page, 'text_1')).toBeVisible();
});

test('what the hub does not have is said at home and on its page', async ({ page }) => {
  await page.getByLabel('Import from the hub').fill('examples/none');
  await page.keyboard.press('Enter');
  const missing = `examples/none: Dataset not found or available on 127.0.0.1`;
  await expect(page.getByText(missing)).toBeVisible();

  await page.goto('/examples%2Fnone');
  await expect(page.getByText(missing)).toBeVisible();
});

test('a hub that is busy is said to be, and can be asked again', async ({ page }) => {
  beside.hub.moods.set('/info', { trouble: tooMany });
  await page.goto('/examples%2Freviews');
  await expect(page.getByRole('alert')).toHaveText(/busy|many|wait/i);

  beside.hub.moods.clear();
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(create(page)).toBeVisible();
});

test('an import that breaks in the middle goes on by itself', async ({ page }) => {
  await openFromHub(page, 'reviews');
  await nameOf(page).fill('goes on');
  beside.hub.breakAfter(1);
  await create(page).click();
  const id = await created(page);
  beside.hub.breakAfter(1000);

  const progress = () => beside.send<{ total: number }>('GET', `/datasets/${id}/progress`);
  await expect.poll(progress, { timeout: 40_000 }).toMatchObject({ total: 250 });
});

test('an import that the hub refuses leaves nothing behind, and the form as it was', async ({ page }) => {
  await openFromHub(page, 'reviews');
  await nameOf(page).fill('broken');
  await question(page, 'label').getByLabel('Title').fill('How is it?');
  await page.getByLabel('Workspace').selectOption({ label: 'New workspace…' });
  await page.getByLabel('Name of the new workspace').fill('fresh');
  beside.hub.moods.set('/rows', { trouble: { status: 403 } });
  await create(page).click();

  await expect(page.getByText('What failed: Wait for the first records.')).toBeVisible({ timeout: 60_000 });
  await expect(nameOf(page)).toHaveValue('broken');
  await expect(question(page, 'label').getByLabel('Title')).toHaveValue('How is it?');
  await expect(page.getByLabel('Workspace').locator('option:checked')).toHaveText('fresh');
  const { items } = await beside.send<{ items: readonly { name: string }[] }>('GET', '/me/datasets');
  expect(items.map(({ name }) => name)).not.toContain('broken');

  beside.hub.moods.clear();
  await create(page).click();
  await created(page);
});

test('a private dataset shows itself for its token, which nobody else is told', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    const where = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
    if (where.includes(privateToken) && !request.url().startsWith(beside.hub.url)) told.push(request.url());
  });
  await page.goto('/examples%2Fprivate');
  await page.getByLabel(/^Token for/).fill('hf_wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dataset not found or available')).toBeVisible();
  await page.getByLabel(/^Token for/).fill(privateToken);
  await page.keyboard.press('Enter');
  await nameOf(page).fill('secret');
  await create(page).click();
  const id = await created(page);

  await expect
    .poll(() => beside.send<{ total: number }>('GET', `/datasets/${id}/progress`))
    .toMatchObject({ total: 250 });
  expect(told).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'hf_ana',
  );
});
