import type { Page } from '@playwright/test';
import { record } from './support/annotating.ts';
import { expect, signIn, test, withoutFirstAnswers } from './support/postil.ts';

/** Visible controls that do not stand out from the page, or whose focus is not visible. */
async function faint(page: Page) {
  await page.keyboard.press('Tab'); // keyboard users see the focus
  return page.evaluate(() => {
    const frames = (control: Element) =>
      [control, control.closest('label'), control.parentElement, ...control.children].filter((each) => each !== null);
    const isDrawn = (style: string, width: string) =>
      style !== 'none' && style !== 'hidden' && Number.parseFloat(width) > 0;
    const hasBorder = (each: Element) => {
      const { borderBlockEndStyle, borderBlockEndWidth, appearance, textDecorationLine } = getComputedStyle(each);
      const isNative = each.matches('input, select, textarea, summary') && appearance !== 'none';
      return isDrawn(borderBlockEndStyle, borderBlockEndWidth) || isNative || textDecorationLine === 'underline';
    };
    const hasRing = (each: Element) => {
      const drawn = [getComputedStyle(each), getComputedStyle(each, '::after')];
      return drawn.some(({ outlineStyle, outlineWidth }) => isDrawn(outlineStyle, outlineWidth));
    };
    const describeControl = (control: Element) =>
      `${control.localName} ${control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''}`.slice(0, 60);
    const controls = [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')].filter(
      (each) => each.checkVisibility() && !each.matches(':disabled') && !each.closest('[inert]'),
    );
    const unbounded = controls.filter((control) => !frames(control).some(hasBorder)).map(describeControl);
    const links = [...document.querySelectorAll<HTMLElement>('a[href]')].filter((each) => each.checkVisibility());
    const unfocused = [...controls, ...links]
      .filter((control) => {
        control.focus();
        return document.activeElement === control && !frames(control).some(hasRing);
      })
      .map(describeControl);
    return { unbounded, unfocused };
  });
}

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the palette shows which command Enter runs', async ({ page }) => {
    await signIn(page);
    await expect(page.getByRole('link', { name: /Product reviews/ })).toBeVisible();
    await page.keyboard.press('Control+k');
    const options = page.getByRole('dialog').getByRole('option');
    await expect(options.nth(1)).toBeVisible();
    const outlineOf = (at: number) => options.nth(at).evaluate((option) => getComputedStyle(option).outlineStyle);

    expect([await outlineOf(0), await outlineOf(1)]).toEqual(['solid', 'none']);
  });

  test('controls keep a visible boundary and focus ring on every kind of page', async ({ page }) => {
    const nothing = { unbounded: [], unfocused: [] };
    const link = (name: string) => page.getByRole('link', { name: new RegExp(name) });

    await test.step('the sign-in page has visible boundaries and focus rings', async () => {
      await page.goto('/sign-in');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();

      expect(await faint(page)).toEqual(nothing);
    });

    await test.step('the dataset list has visible boundaries and focus rings, and shows that it is loading', async () => {
      let letGo = () => {};
      const isLetGo = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await withoutFirstAnswers(page);
      await page.route('**/datasets', async (route) => {
        await isLetGo;
        await route.continue();
      });
      await signIn(page);

      const line = page.locator('main').getByRole('status').locator('span').last();
      await expect(line).toBeVisible();
      const colours = (each: Element) =>
        [each, document.documentElement].map((of) => getComputedStyle(of).backgroundColor);
      const [own, around] = await line.evaluate(colours);
      expect(own).not.toBe('rgba(0, 0, 0, 0)');
      expect(own).not.toBe(around);

      letGo();
      await expect(link('Product reviews')).toBeVisible();
      expect(await faint(page)).toEqual(nothing);
    });

    for (const dataset of ['Product reviews', 'News sentences', 'Support conversations'])
      await test.step(`the annotation screen of ${dataset} has visible boundaries and focus rings`, async () => {
        await page.getByRole('banner').getByRole('link', { name: 'Datasets' }).first().click();
        await link(dataset).click();
        await expect(record(page)).toBeVisible();

        expect(await faint(page)).toEqual(nothing);
      });
  });
});
