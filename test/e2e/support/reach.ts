import type { Locator, Page } from '@playwright/test';
import { expect } from './postil.ts';

/** Elements that Tab visits, in order; one for each group of radio buttons. */
const listControls = (page: Page) =>
  page.evaluateHandle(() => {
    const isReached = (control: HTMLElement) => {
      if (!(control instanceof HTMLInputElement) || control.type !== 'radio' || control.checked) return true;
      const all = [...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(control.name)}"]`)];
      return all[0] === control && all.every(({ checked }) => !checked);
    };
    const every = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    return [...every].filter(
      (control) =>
        control.tabIndex >= 0 &&
        !control.matches(':disabled') &&
        control.checkVisibility({ visibilityProperty: true }) &&
        isReached(control),
    );
  });

const repeat = async (page: Page, key: string, times: number) => {
  for (let presses = 0; presses < times; presses += 1) await page.keyboard.press(key);
};

/** Presses Tab once for each control before the target, and expects the focus on the target. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const controls = await listControls(page);
  const presses = await target.evaluate((element, all) => {
    const { activeElement } = document;
    const isBehind = (control: HTMLElement) =>
      activeElement === document.body ||
      ((activeElement?.compareDocumentPosition(control) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    return all.slice(0, all.indexOf(element as HTMLElement) + 1).filter(isBehind).length;
  }, controls);
  await repeat(page, 'Tab', presses);
  await expect(target).toBeFocused();
}

/** Presses Tab from the first control to the last, and expects the focus on each in order. */
export async function reachAll(page: Page): Promise<void> {
  const controls = await listControls(page);
  const walk = await controls.evaluateHandle((all) => {
    const textOf = (control: HTMLElement) =>
      (control instanceof HTMLInputElement && control.labels?.[0]?.textContent) || control.textContent;
    const nameOf = (control: HTMLElement) => `${all.indexOf(control)} ${control.ariaLabel ?? textOf(control)}`;
    const passed: string[] = [];
    all[0]?.focus();
    document.addEventListener('focusin', ({ target }) => passed.push(nameOf(target as HTMLElement)));
    return { passed, expected: all.slice(1).map(nameOf) };
  });
  await repeat(page, 'Tab', await controls.evaluate((all) => all.length - 1));

  const { passed, expected } = await walk.jsonValue();
  expect(passed).toEqual(expected);
}
