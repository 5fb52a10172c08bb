import type { Page } from '@playwright/test';
import { open } from './annotating.ts';
import { expect, signIn } from './postil.ts';

export interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  /** What can be opened on it, one after the other. */
  readonly parts?: readonly { readonly name: string; readonly open: (page: Page) => Promise<void> }[];
}

const userMenu = {
  name: 'the menu',
  open: (page: Page) => page.getByRole('banner').getByRole('button').last().click(),
};

/** Every page there is, each found in whatever language it speaks. */
export const screens: readonly Screen[] = [
  {
    name: 'signing in',
    open: async (page) => {
      await page.goto('/sign-in');
      await expect(page.locator('form')).toBeVisible();
    },
  },
  {
    name: 'the datasets',
    open: async (page) => {
      await signIn(page);
      await expect(page.getByRole('link', { name: /Product reviews/ })).toBeVisible();
    },
    parts: [userMenu],
  },
  {
    name: 'answering',
    open: (page) => open(page),
    parts: [
      {
        name: 'the help',
        open: async (page) => {
          await page.keyboard.press('?');
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'the settings of a dataset',
    open: async (page) => {
      await open(page);
      await page.goto(page.url().replace(/annotation-mode.*/, 'settings'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'importing a dataset',
    open: async (page) => {
      await signIn(page);
      await page.goto('/stanfordnlp%2Fimdb');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'an unknown page',
    open: async (page) => {
      await signIn(page);
      await page.goto('/a/b/c');
      await expect(page.getByText('404', { exact: true })).toBeVisible();
    },
  },
];
