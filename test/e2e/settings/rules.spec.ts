import { expect, test } from '../support/postil.ts';
import { aSettled, goToTab, item, openSettings, save, title, update } from '../support/settings/settled.ts';

const required = 'This field is required.';
const tooLong = (max: string) => `This must be less than ${max}.`;

test('every rule of what is written is told where it is broken, and nothing that breaks one can be saved', async ({
  page,
  baseURL,
}) => {
  const settled = await aSettled(baseURL, 'rules');
  await openSettings(page, settled, 'general');
  const told = async (name: string, message: string) => {
    await expect(item(page, name)).toContainText(message);
    await expect(update(page, name)).toBeDisabled();
  };
  const fine = async (name: string) => {
    await expect(item(page, name).locator('[aria-invalid="true"]')).toHaveCount(0);
    await expect(update(page, name)).toBeEnabled();
  };

  await test.step('dataset guidelines are required, and have at most 10,000 characters', async () => {
    const box = item(page, 'Guidelines').getByRole('textbox');
    for (const [text, message] of [
      ['', required],
      [' \n ', required],
      ['x'.repeat(10_001), tooLong('10,000')],
    ] as const) {
      await box.fill(text);
      await told('Guidelines', message);
    }
    await box.fill('😀'.repeat(10_000));
    await fine('Guidelines');
    await box.fill('  Trimmed.  ');
    await save(page, 'Guidelines');
    expect(await settled.send('GET', `/datasets/${settled.id}`)).toMatchObject({ guidelines: 'Trimmed.' });
  });

  await test.step('the least submitted is required, and at least 1', async () => {
    const box = item(page, 'Distribution').getByRole('spinbutton');
    for (const text of ['', '0', '-1', '1.5']) {
      await box.fill(text);
      await told('Distribution', required);
    }
    await box.fill('2');
    await fine('Distribution');
  });

  await test.step('a question title is required, and has at most 200 characters', async () => {
    await goToTab(page, 'questions');
    for (const [text, message] of [
      ['', required],
      ['   ', required],
      ['x'.repeat(201), tooLong('200')],
      ['😀'.repeat(201), tooLong('200')],
    ] as const) {
      await title(page, 'label').fill(text);
      await told('label', message);
    }
    await title(page, 'label').fill('😀'.repeat(200));
    await fine('label');
    await title(page, 'label').pressSequentially('!'); // nothing is cut while it is being written
    await told('label', tooLong('200'));
    await title(page, 'label').press('Backspace');
    await fine('label');
  });

  await test.step('a question description has at most 500 characters', async () => {
    const box = item(page, 'comment').getByRole('textbox', { name: /^Description/ });
    await box.fill('x'.repeat(501));
    await told('comment', tooLong('500'));
    await box.fill('😀'.repeat(500));
    await fine('comment');
  });

  for (const [tab, name, what] of [
    ['fields', 'text', 'a field title'],
    ['metadata', 'source', 'a metadata property title'],
    ['vector', 'small', 'a vector title'],
  ] as const)
    await test.step(`${what} has at most 500 characters`, async () => {
      await goToTab(page, tab);
      await title(page, name).fill('x'.repeat(501));
      await told(name, tooLong('500'));
      await title(page, name).fill('😀'.repeat(500));
      await fine(name);
    });

  await test.step('the distribution cannot be changed when the dataset has user responses', async () => {
    const [record] = (await settled.send<{ items: { id: string }[] }>('GET', `/datasets/${settled.id}/records`)).items;
    const values = { label: { value: 'good' } };
    await settled.send('POST', `/records/${record?.id}/responses`, { status: 'submitted', values });
    await page.reload();
    await page.goto(`/dataset/${settled.id}/settings?tab=general`);
    await expect(item(page, 'Distribution').getByRole('spinbutton')).toBeDisabled();
    await expect(item(page, 'Distribution')).toContainText(
      'The distribution cannot be changed once there are responses',
    );
  });

  await test.step('visible options are shown only when there are more than 3 options', async () => {
    await goToTab(page, 'questions');
    await expect(item(page, 'topics').getByRole('slider', { name: 'Labels visible at first' })).toBeVisible();
    await expect(item(page, 'label').getByRole('slider')).toHaveCount(0);
  });
  await settled.send('DELETE', `/datasets/${settled.id}`);
});
