import type { Locator, Page } from '@playwright/test';
import { chip } from '../support/annotating.ts';
import { aDatasetOfSixty } from '../support/answering/dataset-of-sixty.ts';
import { callerFor } from '../support/caller.ts';
import { breaches, expect, signIn, test } from '../support/postil.ts';
import { owner } from '../support/product.ts';

/** Keyboard or touch; never the mouse. */
interface Hand {
  readonly act: (on: Locator) => Promise<void>;
  readonly search: (page: Page, text: string) => Promise<void>;
  readonly leave: (page: Page) => Promise<void>;
  /** Selects some of the records that are shown, and says how many. */
  readonly select: (page: Page) => Promise<number>;
  readonly undo: (page: Page) => Promise<void>;
}

const keys: Hand = {
  act: (on) => on.press('Enter'),
  search: async (page, text) => {
    await page.keyboard.press('/');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  },
  leave: (page) => page.keyboard.press('Escape'),
  select: async (page) => {
    for (const key of ['Alt+ArrowDown', 'Space', 'Alt+ArrowDown', 'Alt+ArrowDown', 'Shift+Space'])
      await page.keyboard.press(key);
    return 3;
  },
  undo: (page) => page.keyboard.press('Control+z'),
};

const finger: Hand = {
  act: (on) => on.tap(),
  search: async (page, text) => {
    await button(page, 'Search, filters and sort').tap();
    await page.getByRole('searchbox', { name: 'Search records' }).tap();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter'); // on-screen keyboards have this key, too
  },
  leave: (page) => page.locator('[data-menu] [aria-expanded=true]').tap(),
  select: async (page) => {
    for (const number of [1, 2]) await card(page, number).tap();
    return 2;
  },
  undo: (page) => page.getByRole('main').getByRole('button', { name: 'Undo' }).tap(),
};

const menu = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const card = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: `Select record ${number}`, exact: true });
const found = (page: Page, count: number) => expect(page.getByText(`of ${count}`, { exact: true })).toBeVisible();

async function openFilter(page: Page, { act }: Hand, name: string) {
  await act(button(page, /^Filters/));
  await act(menu(page, 'Filters').getByRole('button', { name }));
}

/** Sets a search, two filters, an order and a similarity search. */
async function find(page: Page, hand: Hand) {
  await found(page, 60);
  await hand.search(page, 'wheel');
  await found(page, 40);
  await openFilter(page, hand, 'Source');
  await menu(page, 'Filters').getByRole('checkbox', { name: /^web/ }).press('Space');
  await hand.leave(page);
  await found(page, 34);
  await openFilter(page, hand, 'Length');
  await menu(page, 'Filters').getByRole('spinbutton', { name: 'To', exact: true }).pressSequentially('35');
  await hand.leave(page);
  await found(page, 30);
  await hand.act(button(page, /^Sort/));
  await menu(page, 'Sort').getByLabel('Sort by').selectOption('Length');
  await hand.leave(page);
  await expect(page).toHaveURL(/sort=/);
  await hand.act(button(page, 'Find similar records'));
  await expect(page.getByRole('region', { name: 'Similar records' })).toContainText('Number 1 has a wheel');
  await found(page, 29);
}

async function select(page: Page, hand: Hand) {
  await hand.act(button(page, 'Bulk view'));
  await expect(card(page, 1)).toBeVisible();
  const count = await hand.select(page);
  await expect(page.getByText(`${count} records selected`)).toBeVisible();
  return count;
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

async function work(page: Page, baseURL: string | undefined, hand: Hand, look = async () => {}) {
  const dataset = await aDatasetOfSixty(await callerFor(baseURL), `a lot ${test.info().title} ${Date.now()}`);
  await signIn(page, owner, dataset.path);
  await test.step('search, filters, sorting and similarity find records', () => find(page, hand));
  const count = await test.step('records are selected in the bulk view', () => select(page, hand));
  await look();

  await test.step('the selected records are answered together', async () => {
    await page.getByRole('radio', { name: 'good' }).press('Space');
    await hand.act(button(page, /^Submit/));
    await expect(chip(page)).toHaveText('Saved');
    await expect.poll(dataset.counts).toMatchObject({ submitted: count, pending: 60 - count });
  });

  await test.step('undo takes the answers back', async () => {
    await hand.undo(page);
    await expect(page.getByText(`Undone for ${count} records`)).toBeVisible();
    await expect.poll(dataset.counts).toMatchObject({ submitted: 0, pending: 60 });
  });
  await dataset.drop();
}

test('a user finds records, answers them in bulk and undoes it with the keyboard alone', { tag: '@argilla' }, async ({
  page,
  baseURL,
}) => {
  await work(page, baseURL, keys);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a user finds records, answers them in bulk and undoes it by touch', async ({ page, baseURL }) => {
    await work(page, baseURL, finger, async () => {
      expect(await breaches(page)).toEqual([]);
      expect(await fits(page)).toBe(true);
    });
    expect(await fits(page)).toBe(true);
  });
});
