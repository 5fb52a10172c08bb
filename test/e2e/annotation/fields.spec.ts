import type { Page } from '@playwright/test';
import { record } from '../support/annotating.ts';
import { aDatasetToAnswer } from '../support/answering/dataset-to-answer.ts';
import { callerFor } from '../support/caller.ts';
import { breaches, expect, signIn, test, type Watched } from '../support/postil.ts';
import { owner } from '../support/product.ts';

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

const messages = Array.from({ length: 500 }, (_, index) => ({
  role: index % 2 === 0 ? 'user' : 'assistant',
  content: `Message **${index}**`,
}));

const each = [
  { markdown: hostile },
  { markdown: '# A line\n\nof *text* without end\n\n'.repeat(8000) },
  { chat: messages },
  { image: picture },
  { image: 'http://images.example/a.png' },
];

async function readMarkdown(page: Page) {
  await expect(record(page).getByRole('heading', { name: 'Heading', level: 3 })).toBeVisible();
  await expect(record(page).locator('.hljs-keyword')).toHaveText('const');
  await expect(record(page)).toContainText('<svg onload=');
  await record(page).getByText('bold').click();
  await record(page).getByText('press').click();

  expect(await page.evaluate(() => 'moved' in globalThis)).toBe(false);
  expect(await breaches(page)).toEqual([]);
}

async function readChat(page: Page) {
  await expect(record(page).getByText('0', { exact: true })).toBeVisible();
  const last = record(page).getByRole('listitem').last();
  await expect(last).toHaveText('AssistantMessage **499**');

  await last.scrollIntoViewIfNeeded();

  await expect(last).toHaveText('AssistantMessage 499');
}

async function fillScreen(page: Page) {
  const button = record(page).getByRole('button', { name: 'Full screen' });
  await button.click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
}

async function missImage(page: Page, watched: Watched) {
  await expect(record(page).getByText('This server does not allow images from images.example.')).toBeVisible();
  await expect(record(page).getByText('Could not load image')).toBeVisible();
  watched.violations.splice(0);
  watched.foreign.splice(0); // the page requested it, and the browser refused
}

test('a record renders Markdown, chat and image fields, and highlights search terms', async ({
  page,
  baseURL,
  watched,
}) => {
  const dataset = await aDatasetToAnswer(await callerFor(baseURL), {
    fields: ['markdown', 'chat', 'image'],
    questions: ['tone'],
    each,
  });
  await signIn(page, owner, dataset.path);

  const goOn = async (number: number) => {
    await page.keyboard.press('ArrowRight');
    await expect(record(page)).toContainText(`Number ${number}`);
  };
  await test.step('hostile Markdown is rendered without running its scripts', () => readMarkdown(page));
  await goOn(2);
  await test.step('very long Markdown shows its beginning and does not block the keyboard', () =>
    expect(record(page).getByRole('heading', { name: 'A line' }).first()).toBeVisible());
  await goOn(3);
  await test.step('distant chat messages are rendered when they are scrolled into view', () => readChat(page));
  await goOn(4);
  await test.step('an image fills the screen until Escape, which restores the focus', () => fillScreen(page));
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await goOn(5);
  await test.step('an image from a forbidden host is replaced by a message', () => missImage(page, watched));

  await test.step('search terms are highlighted without changing the text', async () => {
    await page.goto(`${dataset.path}?${new URLSearchParams({ search: JSON.stringify({ text: 'heading number' }) })}`);
    await expect.poll(() => page.evaluate(() => CSS.highlights.get('search-match')?.size ?? 0)).toBeGreaterThan(1);
    await expect(record(page).getByText('Number 1', { exact: true })).toBeVisible();
  });
  await dataset.drop();
});
