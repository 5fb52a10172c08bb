import type { Page } from '@playwright/test';
import { open } from './support/annotating.ts';
import { breaches, expect, signIn, test } from './support/postil.ts';

/** The colours are the person's own; axe measures ours. */
const breachesBesidesColour = async (page: Page) =>
  (await breaches(page)).filter((each) => !each.startsWith('color-contrast'));

/** The controls in view that nothing sets off from the page, or that do not show that they have the focus. */
async function faint(page: Page) {
  await page.keyboard.press('Tab'); // whoever uses keys is shown the focus
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
    const told = (control: Element) =>
      `${control.localName} ${control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''}`.slice(0, 60);
    const controls = [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')].filter(
      (each) => each.checkVisibility() && !each.matches(':disabled') && !each.closest('[inert]'),
    );
    const unbounded = controls.filter((control) => !frames(control).some(hasBorder)).map(told);
    const links = [...document.querySelectorAll<HTMLElement>('a[href]')].filter((each) => each.checkVisibility());
    const unfocused = [...controls, ...links]
      .filter((control) => {
        control.focus();
        return document.activeElement === control && !frames(control).some(hasRing);
      })
      .map(told);
    return { unbounded, unfocused };
  });
}

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('signing in keeps its boundaries and shows the focus', async ({ page }) => {
    await page.goto('/sign-in');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();

    expect(await faint(page)).toEqual({ unbounded: [], unfocused: [] });
    expect(await breachesBesidesColour(page)).toEqual([]);
  });

  test('the datasets are seen to be on their way', async ({ page }) => {
    await signIn(page);
    await page.route('**/datasets', () => undefined); // the server never answers

    await page.reload();

    const line = page.locator('main').getByRole('status').locator('span').last();
    await expect(line).toBeVisible();
    const colours = (each: Element) =>
      [each, document.documentElement].map((of) => getComputedStyle(of).backgroundColor);
    const [own, around] = await line.evaluate(colours);
    expect(own).not.toBe('rgba(0, 0, 0, 0)');
    expect(own).not.toBe(around);
  });

  test('the datasets keep their boundaries and show the focus', async ({ page }) => {
    await signIn(page);
    await expect(page.getByRole('link', { name: /Product reviews/ })).toBeVisible();

    expect(await faint(page)).toEqual({ unbounded: [], unfocused: [] });
    expect(await breachesBesidesColour(page)).toEqual([]);
  });

  for (const dataset of ['Product reviews', 'News sentences', 'Support conversations'])
    test(`answering keeps its boundaries and shows the focus: ${dataset}`, async ({ page }) => {
      await open(page, dataset);

      expect(await faint(page)).toEqual({ unbounded: [], unfocused: [] });
      expect(await breachesBesidesColour(page)).toEqual([]);
    });
});
