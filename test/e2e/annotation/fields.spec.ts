import type { Page } from '@playwright/test';
import { open, record } from '../support/annotating.ts';
import { dragByFinger, middleOf, pinch, toMiddle } from '../support/judging/places.ts';
import { breaches, expect, test } from '../support/postil.ts';

type Content = string | readonly { readonly role: string; readonly content: string }[];

/** Gives the first record of the demo something else to show. */
async function holding(page: Page, content: Content, type = 'text', markdown = false) {
  await page.route('**/api/v1/datasets/*/fields', async (route) => {
    const answer = await route.fetch();
    const { items } = (await answer.json()) as { items: object[] };
    const settings = { type, use_markdown: markdown };
    await route.fulfill({ response: answer, json: { items: items.map((field) => ({ ...field, settings })) } });
  });
  await page.route('**/api/v1/me/datasets/*/records/search**', async (route) => {
    const answer = await route.fetch();
    const found = (await answer.json()) as { items: { record: { fields: Record<string, unknown> } }[] };
    for (const { record: each } of found.items.slice(0, 1))
      each.fields = Object.fromEntries(Object.keys(each.fields).map((name) => [name, content]));
    await route.fulfill({ response: answer, json: found });
  });
  await open(page);
}

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400"/></svg>',
)}`;

const hostile = `# Heading

<img src="/none.png" onerror="globalThis.moved = true" style="position: fixed">
<svg onload="globalThis.moved = true"></svg>
<iframe srcdoc="<script>parent.moved = true</script>"></iframe>
<a href="javascript:globalThis.moved = true">press</a> <b onclick="globalThis.moved = true">bold</b>
<form action="/sign-out"><button>go</button></form>

| a | b |
| - | - |
| 1 | 2 |

\`\`\`js
const answer = 42;
\`\`\`
`;

test.describe('a text in markdown', () => {
  test('shows what it means, runs nothing and breaks no policy', async ({ page }) => {
    await holding(page, hostile, 'text', true);

    await expect(record(page).getByRole('heading', { name: 'Heading', level: 3 })).toBeVisible();
    await expect(record(page).locator('.hljs-keyword')).toHaveText('const');
    await expect(record(page)).toContainText('<svg onload=');
    await record(page).getByText('bold').click();
    await record(page).getByText('press').click();

    expect(await page.evaluate(() => 'moved' in globalThis)).toBe(false);
    expect(await breaches(page)).toEqual([]);
  });

  test('of many pages is there, and a key is heard at once', async ({ page }) => {
    await holding(page, '# A line\n\nof *text* without end\n\n'.repeat(8000), 'text', true);
    await expect(record(page).getByRole('heading', { name: 'A line' }).first()).toBeVisible();

    await page.keyboard.press('2');

    await expect(page).toHaveURL(/page=2/);
  });
});

test.describe('a chat', () => {
  test('of 500 messages reads those far away when they come near', async ({ page }) => {
    const messages = Array.from({ length: 500 }, (_, index) => ({
      role: index % 2 === 0 ? 'user' : 'assistant',
      content: `Message **${index}**`,
    }));
    await holding(page, messages, 'chat', true);
    await expect(record(page).getByText('0', { exact: true })).toBeVisible();
    const last = record(page).getByRole('listitem').last();
    await expect(last).toHaveText('AssistantMessage **499**');

    await last.scrollIntoViewIfNeeded();

    await expect(last).toHaveText('AssistantMessage 499');
  });

  test('breaches no rule of accessibility', async ({ page }) => {
    await open(page, 'Support conversations');
    await expect(record(page).getByRole('listitem').first()).toBeVisible();

    expect(await breaches(page)).toEqual([]);
  });
});

test.describe('an image', () => {
  test('keeps its place while it comes, and is looked at more closely by keys', async ({ page }) => {
    await holding(page, picture, 'image');
    const view = record(page).getByRole('figure').first();
    await expect(record(page).getByRole('button', { name: 'Zoom in' }).first()).toBeVisible();

    await view.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');

    await expect(record(page).getByText('125 %').first()).toBeVisible();
    await expect(page).not.toHaveURL(/page=2/);
    await page.keyboard.press('0');
    expect(await breaches(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/page=2/);
  });

  test('fills the screen until Escape, and the focus is back', async ({ page }) => {
    await holding(page, picture, 'image');
    const button = record(page).getByRole('button', { name: 'Full screen' }).first();
    await button.click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    expect(await breaches(page)).toEqual([]);

    await page.keyboard.press('Escape');

    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('from where none may come says so', async ({ page, watched }) => {
    await holding(page, 'http://images.example/a.png', 'image');

    await expect(
      record(page).getByText('This server does not allow images from images.example.').first(),
    ).toBeVisible();
    await expect(record(page).getByText('Could not load image').first()).toBeVisible();
    watched.violations.splice(0);
    watched.foreign.splice(0); // it was asked for, and refused by the browser
  });
});

test.describe('an image on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('is looked at more closely by two fingers, and moved by one, while the page stays', async ({ page }) => {
    await holding(page, picture, 'image');
    const view = record(page).getByRole('figure').first();
    await expect(record(page).getByRole('button', { name: 'Zoom in' }).first()).toBeVisible();
    await toMiddle(view);
    const { x, y } = await middleOf(view);
    const shown = () => view.getByRole('img').evaluate((image) => image.getBoundingClientRect().toJSON());
    const ofPage = () => page.evaluate(() => ({ scale: visualViewport?.scale, top: scrollY, width: innerWidth }));
    const [before, pageBefore] = [await shown(), await ofPage()];

    await pinch(page, { x, y }, 40, 120);

    await expect(record(page).getByText('300 %').first()).toBeVisible();
    const close = await shown();
    expect(close.width / before.width).toBeCloseTo(3, 1);
    await dragByFinger(page, { x, y }, { x: x - 60, y: y - 30 });
    const moved = await shown();
    expect([moved.x - close.x, moved.y - close.y]).toEqual([-60, -30]);
    expect(await ofPage()).toEqual(pageBefore);
    await pinch(page, { x, y }, 120, 30);
    await expect(record(page).getByText('100 %').first()).toBeVisible();
    expect(await ofPage()).toEqual(pageBefore);
    expect(await shown()).toEqual(before);
  });
});

test.describe('what was searched for', () => {
  test('is marked without a change to the text', async ({ page }) => {
    await holding(page, 'The cafés of the town');
    const url = new URL(page.url());
    url.searchParams.set('search', JSON.stringify({ text: 'the' }));

    await page.goto(url.href);

    await expect.poll(() => page.evaluate(() => CSS.highlights.get('sought')?.size ?? 0)).toBeGreaterThan(1);
    await expect(record(page).getByRole('paragraph').first()).toHaveText('The cafés of the town');
    expect(await breaches(page)).toEqual([]);
  });
});
