import type { Page } from '@playwright/test';
import { expect, test } from '../support/postil.ts';
import { aSettled, item, openSettings, title, update } from '../support/settings/settled.ts';

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, what: ReturnType<Page['locator']>) {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await what.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

test('all of it goes by keys alone, and on a narrow screen nothing is wider than that', async ({ page, baseURL }) => {
  const settled = await aSettled(baseURL, 'by keys');
  await openSettings(page, settled, 'general');
  await page.setViewportSize({ width: 390, height: 844 });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

  await tabTo(page, page.getByRole('tab', { selected: true }).first());
  for (const [name, key] of [
    ['Fields', 'text'],
    ['Questions', 'label'],
    ['Metadata', 'source'],
    ['Vectors', 'small'],
  ] as const)
    await test.step(name, async () => {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name })).toBeFocused();
      expect(await fits()).toBe(true);
      await tabTo(page, title(page, key));
      await page.keyboard.press('End');
      await page.keyboard.type(' once more');
      await page.keyboard.press('Control+z');
      await expect(title(page, key)).toHaveValue(/ once$/);
      await page.keyboard.press('Control+s');
      await expect(update(page, key)).toBeDisabled();
      await expect(item(page, key).getByText('Changes not saved')).toHaveCount(0);
      const tab = page.getByRole('tab', { name, exact: true });
      for (let steps = 0; steps < 80 && !(await tab.evaluate((each) => each === document.activeElement)); steps += 1)
        await page.keyboard.press('Shift+Tab');
    });

  await test.step('labels are moved', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, item(page, 'topics').getByRole('button', { name: 'Move A', exact: true }));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+s');
    await expect(item(page, 'topics').getByText('Changes not saved')).toHaveCount(0);
    const all = await settled.listed<{ name: string; settings: { options: { value: string }[] } }>(
      `datasets/${settled.id}/questions`,
    );
    const { settings } = all.find(({ name }) => name === 'topics') ?? { settings: { options: [] } };
    expect(settings.options.map(({ value }) => value)).toEqual(['b', 'c', 'a', 'd']);
  });

  await test.step('the dataset is deleted', async () => {
    await page.goto(`/dataset/${settled.id}/settings?tab=danger-zone`);
    await tabTo(page, page.getByRole('button', { name: 'Delete the dataset' }));
    expect(await fits()).toBe(true);
    await page.keyboard.press('Enter');
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete the dataset' });
    await expect(confirm).toBeDisabled();
    await tabTo(page, page.getByRole('dialog').getByRole('textbox'));
    await page.keyboard.type(settled.name);
    await expect(confirm).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: settled.name })).toHaveCount(0);
  });
});

test('on a narrow screen nothing is wider than that, however many questions wait below', async ({ page, baseURL }) => {
  const settled = await aSettled(baseURL, 'narrow', 8);
  await page.setViewportSize({ width: 320, height: 640 });

  await openSettings(page, settled, 'questions');
  await expect(title(page, 'label')).toBeVisible();

  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(widths.scrollWidth).toBe(widths.clientWidth);
  await settled.send('DELETE', `/datasets/${settled.id}`);
});
