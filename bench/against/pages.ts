import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { launching } from '../../tools/chromium.ts';
import { percentile } from '../figures.ts';
import { type Figures, median } from './figures.ts';
import type { BenchDataset, BenchUser, MeasuredServer } from './server.ts';

const records = 40;
const warmUpRecords = 5;
const quarterSpeed = 4;
const quietMs = 1000;
/** The network of a train: 1.6 MBit/s, and 150 ms until the first byte. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const script = fileURLToPath(new URL('./page.js', import.meta.url));

interface PageScript {
  readonly firstShown: (text?: string) => Promise<number>;
  readonly nextKey: (isToNext: boolean) => Promise<number>;
  readonly interactions: readonly number[];
  painted: Promise<number>;
}

declare const bench: PageScript;

interface Conditions {
  readonly processor?: number;
  readonly isSlowNetwork?: boolean;
}

interface Traffic {
  requests: number;
  bytes: number;
}

async function under({ processor = 1, isSlowNetwork = false }: Conditions, page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  if (isSlowNetwork) await session.send('Network.emulateNetworkConditions', slowNetwork);
  return session;
}

function countTraffic(session: CDPSession): Traffic {
  const traffic = { requests: 0, bytes: 0 };
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) traffic.requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}

/** Waits until the page has sent no request for a second; a stream of events stays open. */
async function settled(page: Page, traffic: Traffic): Promise<void> {
  for (let before = -1; before !== traffic.requests; await page.waitForTimeout(quietMs)) before = traffic.requests;
}

async function contextOf(browser: Browser, { address }: MeasuredServer, state?: SignedIn): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address, ...(state && { storageState: state }) });
  await context.addInitScript({ path: script });
  return context;
}

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in as a person does; returns the times, and what the browser has stored. */
async function signIn(browser: Browser, server: MeasuredServer, { name }: BenchDataset, user: BenchUser) {
  const context = await contextOf(browser, server);
  const page = await context.newPage();
  await page.goto('/sign-in');
  const password = page.locator('input[type=password]');
  await password.waitFor();
  await page.locator('input:not([type=password]):not([type=checkbox])').first().fill(user.username);
  await password.fill(user.password);
  const begun = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.keyboard.press('Enter');
  const since = (figure: number) => figure - begun;
  const list = since(
    await page.evaluate(async (text) => performance.timeOrigin + (await bench.firstShown(text)), name),
  );
  const entered = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.getByText(name, { exact: true }).first().click();
  const record = await page.evaluate(async () => performance.timeOrigin + (await bench.firstShown()));
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return { list, record: list + record - entered, state };
}

/** Opens the link of a dataset, with an empty cache and again with a warm one. */
async function openLink(browser: Browser, server: MeasuredServer, path: string, state: SignedIn, how: Conditions) {
  const context = await contextOf(browser, server, state);
  const open = async () => {
    const page = await context.newPage();
    const traffic = countTraffic(await under(how, page));
    await page.goto(path, { waitUntil: 'commit' });
    const milliseconds = await page.evaluate(() => bench.firstShown());
    const seen = { ...traffic };
    await settled(page, traffic);
    await page.close();
    return { milliseconds, ...seen };
  };
  const cold = await open();
  const warm = await open();
  await context.close();
  return { cold, warm };
}

async function press(page: Page, key: string, isToNext: boolean): Promise<number> {
  await page.evaluate((next) => {
    bench.painted = bench.nextKey(next);
  }, isToNext);
  await page.keyboard.press(key);
  return page.evaluate(() => bench.painted);
}

async function mainThreadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** A digit chooses a label, and Enter submits, record after record. */
async function answerRecords(browser: Browser, server: MeasuredServer, path: string, state: SignedIn, how: Conditions) {
  const context = await contextOf(browser, server, state);
  const page = await context.newPage();
  const session = await under(how, page);
  const traffic = countTraffic(session);
  await page.goto(path);
  await page.evaluate(() => bench.firstShown());
  await settled(page, traffic);
  const [labels, submits]: [number[], number[]] = [[], []];
  let before = 0;
  for (let at = 0; at < warmUpRecords + records; at += 1) {
    if (at === warmUpRecords) [before, traffic.requests] = [await mainThreadMs(session), 0];
    labels.push(await press(page, '1', false));
    submits.push(await press(page, 'Enter', true));
  }
  await settled(page, traffic);
  const busy = (await mainThreadMs(session)) - before;
  const interactions = await page.evaluate(() => bench.interactions);
  await context.close();
  const counted = (figures: readonly number[]) => figures.slice(warmUpRecords);
  return {
    label: median(counted(labels)),
    submit: median(counted(submits)),
    submitLate: percentile(counted(submits), 0.95),
    busy: busy / records,
    requests: traffic.requests / records,
    worst: Math.max(0, ...interactions),
  };
}

const conditions: Readonly<Record<string, Conditions>> = {
  fast: {},
  'quarter speed': { processor: quarterSpeed },
  'slow network': { isSlowNetwork: true },
};

/** Waits of an annotator, in any application of the API. */
export async function measurePages(server: MeasuredServer, dataset: BenchDataset, user: BenchUser): Promise<Figures> {
  const browser = await chromium.launch(launching());
  const path = `/dataset/${dataset.id}/annotation-mode`;
  const figures: Record<string, number> = {};
  try {
    const { list, record, state } = await signIn(browser, server, dataset, user);
    figures['sign-in to list, ms'] = list;
    figures['sign-in to record, ms'] = record;
    for (const [name, how] of Object.entries(conditions)) {
      const { cold, warm } = await openLink(browser, server, path, state, how);
      figures[`link, ${name}, ms`] = cold.milliseconds;
      if (name === 'fast') {
        figures['link, requests'] = cold.requests;
        figures['link, KB'] = cold.bytes / 1000;
        figures['link, warm, ms'] = warm.milliseconds;
        figures['link, warm, requests'] = warm.requests;
      }
    }
    for (const name of ['fast', 'quarter speed']) {
      const seen = await answerRecords(browser, server, path, state, conditions[name] ?? {});
      figures[`label key to shown, ${name}, ms`] = seen.label;
      figures[`submit to next, ${name}, ms`] = seen.submit;
      figures[`submit to next, ${name}, p95 ms`] = seen.submitLate;
      if (name !== 'fast') continue;
      figures['main thread a record, ms'] = seen.busy;
      figures['requests a record'] = seen.requests;
      figures['worst interaction, ms'] = seen.worst;
    }
  } finally {
    await browser.close();
  }
  return figures;
}
