import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/postil.ts';
import { aSettled, isSaved, item, openSettings, title, unfold, update } from '../support/settings/settled.ts';

/** Presses a key until the element has the focus. */
async function goTo(page: Page, what: Locator, key = 'Tab') {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await what.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there`);
}

test('a user edits settings and deletes the dataset with the keyboard alone, without horizontal scrolling at 320 px', async ({
  page,
  baseURL,
}) => {
  const settled = await aSettled(baseURL, 'by keys', 8);
  await page.setViewportSize({ width: 320, height: 640 });
  await openSettings(page, settled, 'general');
  const widths = () =>
    page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const nextTab = async (name: string) => {
    await page.keyboard.press('ArrowRight');
    await expect(tab(name)).toBeFocused();
  };

  await goTo(page, tab('General'));
  for (const [name, key] of [
    ['Fields', 'text'],
    ['Questions', 'label'],
    ['Metadata', 'source'],
  ] as const)
    await test.step(name, async () => {
      await nextTab(name);
      if (name === 'Questions') {
        await goTo(page, page.getByRole('button', { name: key, exact: true }));
        await page.keyboard.press('Enter');
      }
      await expect(title(page, key)).toBeVisible();
      expect(await widths()).toEqual([320, 320]);
      await goTo(page, title(page, key));
      await page.keyboard.press('End');
      await page.keyboard.type(' once more');
      await page.keyboard.press('Control+z');
      await expect(title(page, key)).toHaveValue(/ once$/);
      await page.keyboard.press('Control+s');
      await expect(update(page, key)).toBeDisabled();
      await isSaved(page, key);
      if (name === 'Questions')
        await test.step('the keyboard reorders labels', async () => {
          await unfold(page, 'topics');
          await goTo(page, item(page, 'topics').getByRole('button', { name: 'Move A', exact: true }));
          for (const pressed of ['Space', 'ArrowDown', 'ArrowDown', 'Space', 'Control+s'])
            await page.keyboard.press(pressed);
          await isSaved(page, 'topics');
          const all = await settled.listed<{ name: string; settings: { options: { value: string }[] } }>(
            `datasets/${settled.id}/questions`,
          );
          const { settings } = all.find((each) => each.name === 'topics') ?? { settings: { options: [] } };
          expect(settings.options.map(({ value }) => value)).toEqual(['b', 'c', 'a', 'd']);
        });
      await goTo(page, tab(name), 'Shift+Tab');
    });

  await test.step('the dataset is deleted after its name is typed', async () => {
    await nextTab('Danger zone');
    await goTo(page, page.getByRole('button', { name: 'Delete dataset' }));
    expect(await widths()).toEqual([320, 320]);
    await page.keyboard.press('Enter');
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete dataset' });
    await expect(confirm).toBeDisabled();
    await goTo(page, page.getByRole('dialog').getByRole('textbox'));
    await page.keyboard.type(settled.name);
    await expect(confirm).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: settled.name })).toHaveCount(0);
  });
});
