import { expect, test } from '../support/postil.ts';
import { aSettled, item, openSettings, save, title, unfold } from '../support/settings/settled.ts';

test('an admin who edits settings sees changes of another admin, and loses no edit', async ({ page, baseURL }) => {
  const settled = await aSettled(baseURL, 'two');
  const questions = await settled.listed<{ readonly id: string; readonly name: string }>(
    `datasets/${settled.id}/questions`,
  );
  const savedByOthers = (name: string, changes: object) =>
    settled.send('PATCH', `/questions/${questions.find((each) => each.name === name)?.id}`, changes);
  const listens = page.waitForResponse(`**/datasets/${settled.id}/events`);
  await openSettings(page, settled, 'questions');
  await listens;
  await unfold(page, 'label');
  await title(page, 'label').fill('Mine');

  await savedByOthers('label', { description: 'Theirs' });
  await expect(item(page, 'label')).toContainText('Description: updated to their version');
  await savedByOthers('comment', { title: 'Another title' });
  await expect(page.getByRole('listitem').filter({ hasText: 'comment' })).toContainText('Another title');

  await expect(title(page, 'label')).toHaveValue('Mine');
  await save(page, 'label');
  const [label] = await settled.listed<object>(`datasets/${settled.id}/questions`);
  expect(label).toMatchObject({ title: 'Mine', description: 'Theirs' });
  await settled.send('DELETE', `/datasets/${settled.id}`);
});
