import { expect, signIn, test } from '../support/postil.ts';

test('the skeleton of loading records appears only after 200 ms', async ({ page }) => {
  await signIn(page);
  await page.route('**/records/search?*', () => undefined); // never answered

  await page.getByRole('link', { name: 'Product reviews' }).click();
  const skeleton = page.locator('main [data-look="text"][aria-hidden]').first();
  await skeleton.waitFor({ state: 'attached' });

  const seenAfter = (milliseconds: number) =>
    skeleton.evaluate((element, at) => {
      const [appearing] = element.getAnimations();
      if (!appearing) return 'always';
      appearing.pause();
      appearing.currentTime = at;
      return getComputedStyle(element).visibility;
    }, milliseconds);
  expect([await seenAfter(199), await seenAfter(202)]).toEqual(['hidden', 'visible']);
});
