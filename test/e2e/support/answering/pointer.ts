import type { Locator, Page } from '@playwright/test';

/** The text in which spans are marked. */
export const spanText = (page: Page) => page.getByRole('article').getByRole('textbox').first();

/** A point on the letter at a place of the text, counted in units. */
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
 * Scrolls to where neither the edge nor the bar of actions covers it, and waits until that is painted: before, the
 * browser gives a touch to the frame of a template that stood there.
 */
export const scrollToMiddle = (locator: Locator) =>
  locator.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center' });
    for (let frame = 1; frame <= 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Taps it as a finger does, which first has to see it. */
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

/** A finger that goes down, moves, rests and is lifted, as the browser itself hears of it. */
export async function dragByFinger(page: Page, start: Point, end: Point) {
  const fingers = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  await send('touchStart', [start]);
  for (const share of [0.25, 0.5, 0.75, 1])
    await send('touchMove', [{ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }]);
  await page.waitForTimeout(150); // lifted at once, it has thrown something, and the next tap only stops that
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
