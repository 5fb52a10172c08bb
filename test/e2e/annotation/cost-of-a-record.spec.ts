import type { Page } from '@playwright/test';
import { record } from '../support/annotating.ts';
import { aDatasetToAnswer } from '../support/answering/dataset-to-answer.ts';
import { callerFor } from '../support/caller.ts';
import { expect, signIn, test } from '../support/postil.ts';
import { owner } from '../support/product.ts';

const annotator = { username: 'cost-annotator', password: 'a long enough password' };
const answered = 10;

interface Costs {
  renders: number;
  transactions: number;
}

/**
 * Counts renders of components and transactions of IndexedDB. React reports each commit to the hook of its developer
 * tools; a fiber that rendered has another alternate and the flag `PerformedWork`.
 */
function countCosts() {
  interface Fiber {
    readonly tag: number;
    readonly flags: number;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly alternate: Fiber | null;
  }
  const costs: Costs = { renders: 0, transactions: 0 };
  const performedWork = 1;
  const componentTags = [0, 1, 11, 14, 15];
  const count = (fiber: Fiber | null): void => {
    for (let each = fiber; each; each = each.sibling) {
      const isComponent = componentTags.includes(each.tag);
      if (isComponent && (each.flags & performedWork) !== 0) costs.renders += 1;
      if (each.child !== each.alternate?.child) count(each.child);
    }
  };
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => count(current),
  };
  const transaction = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function counted(...order) {
    costs.transactions += 1;
    return transaction.apply(this, order);
  };
  Object.assign(globalThis, { costs, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

const costsOf = (page: Page) => page.evaluate(() => ({ ...(globalThis as unknown as { costs: Costs }).costs }));

/**
 * Collects the calls of the API. Streams of events stay open and are left out, and so are the counts, which the page
 * requests only if an event takes longer than on a quiet machine.
 */
function callsOf(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !/\/(events|metrics|progress)$/.test(pathname))
      calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

const settled = (page: Page) =>
  Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/lease')),
    page.waitForEvent('requestfinished', (request) => /\/responses$/.test(new URL(request.url()).pathname)),
  ]);

/** Answers the record in view and waits until its costs have arisen: answer saved, next record leased. */
async function answer(page: Page, number: number) {
  const isSettled = settled(page);
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(record(page)).toContainText(`Number ${number + 1}`);
  await isSettled;
  await expect(page.getByRole('banner').getByText('Saved')).toBeVisible();
}

async function costsOfTen(page: Page) {
  for (let number = 1; number <= 2; number += 1) await answer(page, number); // code that the first answers load
  const calls = callsOf(page);
  const before = await costsOf(page);
  for (let number = 3; number < 3 + answered; number += 1) await answer(page, number);
  const after = await costsOf(page);
  return {
    calls,
    renders: after.renders - before.renders,
    transactions: after.transactions - before.transactions,
  };
}

for (const { user, bounds } of [
  { user: annotator, bounds: { calls: 22, renders: 2400, transactions: 56 } },
  { user: owner, bounds: { calls: 32, renders: 2400, transactions: 56 } },
]) {
  test(`ten records cost ${user.username} few requests, renders and transactions`, async ({ page, baseURL }) => {
    const send = await callerFor(baseURL);
    const { items } = await send<{ items: readonly { readonly id: string }[] }>('GET', '/me/workspaces');
    if (user !== owner) {
      const { id } = await send<{ id: string }>('POST', '/users', { ...user, first_name: 'Cost', role: 'annotator' });
      await send('POST', `/workspaces/${items[0]?.id}/users`, { user_id: id });
    }
    const dataset = await aDatasetToAnswer(send, { fields: ['plain'], questions: ['tone'], records: 40 });
    await page.addInitScript(countCosts);
    await signIn(page, user, dataset.path);
    await expect(record(page)).toContainText('Number 1');

    const { calls, renders, transactions } = await costsOfTen(page);

    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(bounds.calls);
    expect(renders, 'renders').toBeLessThanOrEqual(bounds.renders);
    expect(transactions, 'transactions').toBeLessThanOrEqual(bounds.transactions);
    await dataset.drop();
  });
}
