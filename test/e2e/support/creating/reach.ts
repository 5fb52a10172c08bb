import type { Locator, Page } from '@playwright/test';
import { expect } from '../postil.ts';

/** Whether the focus stands at it, and otherwise which key leads there. */
const wayTo = (target: Locator) =>
  target.evaluate((element) => {
    const { activeElement } = document;
    if (activeElement === element) return undefined;
    const isBehind = activeElement && activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBehind && activeElement !== document.body ? 'Shift+Tab' : 'Tab';
  });

/** Goes there as somebody does who has no mouse. */
export async function reach(page: Page, target: Locator, most = 150): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    const key = await wayTo(target);
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not within ${most} presses of Tab`);
}
