import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { tokenOf } from './caller.ts';
import { axe, breaches as breachesOf } from './looks/one-look.ts';
import { owner } from './product.ts';
import { servedTest } from './served.ts';

export { expect };

export interface Watched {
  /** Violations of the content security policy. */
  readonly violations: string[];
  /** Requests that left this machine. */
  readonly foreign: string[];
}

/** Every browser test fails on a breach of the policy, on a request to another host and on a script error. */
export const test = servedTest.extend<{ watched: Watched; asksHub: boolean }>({
  /** Whether pages may ask the hub, as their policy says. */
  asksHub: [false, { option: true }],
  watched: [
    async ({ page, baseURL, hub, asksHub }, use) => {
      const watched: Watched = { violations: [], foreign: [] };
      page.on('console', (message) => {
        if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text()))
          watched.violations.push(message.text());
      });
      page.on('pageerror', (error) => watched.violations.push(String(error)));
      page.on('request', (request) => {
        const url = new URL(request.url());
        const isOurs =
          url.origin === baseURL ||
          (asksHub && url.origin === hub.url) ||
          url.protocol === 'data:' ||
          url.protocol === 'blob:';
        if (!isOurs) watched.foreign.push(request.url());
      });

      await use(watched);

      // The page may still request what a test replaces, and the answer is gone with the page. A test may close its page.
      const context = page.context();
      const routed = [context, ...context.pages()];
      await Promise.allSettled(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(watched.violations).toEqual([]);
      expect(watched.foreign).toEqual([]);
    },
    { auto: true },
  ],
});

export async function signInByTyping(page: Page, as = owner) {
  await page.goto('/sign-in');
  await page.locator('[autocomplete="username"]').fill(as.username);
  await page.locator('[autocomplete="current-password"]').fill(as.password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/sign-in/);
}

/** Address of the server that the page is from. */
export async function addressOf(page: Page): Promise<string> {
  const status = await page.request.get('/api/v1/status');
  return new URL(status.url()).origin;
}

/** Signs a user in before the tab opens its first page; later changes of the token are left to the page. */
export async function bringToken(page: Page, as = owner) {
  const token = await tokenOf(await addressOf(page), as);
  await page.addInitScript(
    ([once, value]) => {
      if (window.top !== window || sessionStorage.getItem(once)) return;
      sessionStorage.setItem(once, 'done');
      localStorage.setItem('auth.token', value);
    },
    [`sign in ${randomUUID()}`, token] as const,
  );
}

export async function signIn(page: Page, as = owner, path = '/') {
  await bringToken(page, as);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/** Lets a page make each of its first calls alone, so that a test can replace or delay the answer. */
export const withoutFirstAnswers = (page: Page) => page.route('**/first-answers/**', (route) => route.abort());

/** Violations of accessibility rules in the page and in its frames. */
export async function breaches(page: Page) {
  const found: string[] = [];
  for (const frame of page.frames()) {
    await frame.evaluate(readFileSync(axe, 'utf8'));
    const selection = frame.parentFrame() ? 'a frame' : 'every rule';
    found.push(...(await breachesOf(frame, undefined, selection)));
  }
  return found;
}
