import type { Locator, Page } from '@playwright/test';

export const spanText = (page: Page) => page.getByRole('article').getByRole('textbox').first();

/** A point on the letter at this offset, in UTF-16 units. */
export const pointAt = (page: Page, offset: number) =>
  spanText(page).evaluate((root, unit) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let left = unit;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { length } = node as Text;
      if (left < length) {
        const range = document.createRange();
        range.setStart(node, left);
        range.setEnd(node, left + 1);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x: x + width * 0.4, y: y + height / 2 };
      }
      left -= length;
    }
    return { x: 0, y: 0 };
  }, offset);

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Scrolls the element away from the edges and the action bar, and waits for the next paint: before it, the browser
 * sends touches to the template frame that was there.
 */
export const scrollToMiddle = (locator: Locator) =>
  locator.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center' });
    for (let frame = 1; frame <= 2; frame += 1) await new Promise(requestAnimationFrame);
  });

export async function tap(locator: Locator) {
  await scrollToMiddle(locator);
  await locator.tap();
}

export async function middleOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

export async function dragByMouse(page: Page, start: Point, end: Point, meanwhile?: () => Promise<void>) {
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await meanwhile?.();
  await page.mouse.up();
}

/** Drags with a finger through the DevTools protocol: press, move, rest, lift. */
export async function dragByFinger(page: Page, start: Point, end: Point) {
  const fingers = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  await send('touchStart', [start]);
  for (const share of [0.25, 0.5, 0.75, 1])
    await send('touchMove', [{ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }]);
  await page.waitForTimeout(150); // without the pause the page scrolls on, and the next tap only stops it
  await send('touchMove', [end]);
  await send('touchEnd', []);
  await fingers.detach();
}

/** Pinches with two fingers at the given distance around a point. */
export async function pinch(page: Page, { x, y }: Point, from: number, to: number) {
  const fingers = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [
              { id: 1, x: x - apart / 2, y },
              { id: 2, x: x + apart / 2, y },
            ],
    });
  await send('touchStart', from);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await send('touchMove', from + (to - from) * share);
  await send('touchEnd');
  await fingers.detach();
}
