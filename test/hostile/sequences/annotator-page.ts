import type { BrowserContext, Page } from '@playwright/test';
import { type FaultProxy, noFaults } from '../faults/fault-proxy.ts';
import type { Person } from '../support/client.ts';
import { type Acted, act, look, type PlannedAction, type Seen, select } from './in-page.ts';

const waitsMs = { tick: 50, first: 4_000, fault: 8_000, last: 40_000 };
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The page shows nothing with which the user can continue. */
export class Stuck extends Error {}

const nothing: Seen = {
  showing: 'loading',
  records: [],
  chip: 'quiet',
  notices: [],
  canUndo: false,
  canRedo: false,
  isBusy: false,
};

export class AnnotatorPage {
  /** Errors of the page's own code. */
  readonly errors: string[] = [];
  readonly notices: string[] = [];
  private hasReloaded = false;

  constructor(
    private readonly context: BrowserContext,
    private page: Page,
    readonly proxy: FaultProxy,
    private readonly path: string,
    private readonly person: Person,
    private readonly note: (text: string) => void,
  ) {
    this.watch();
  }

  private watch() {
    this.page.on('pageerror', (error) => this.errors.push(String(error)));
  }

  get url() {
    return this.page.url();
  }

  async see(): Promise<Seen> {
    try {
      const seen = await this.page.evaluate(look);
      for (const notice of seen.notices) if (!this.notices.includes(notice)) this.notices.push(notice);
      return seen;
    } catch {
      return nothing; // between two documents
    }
  }

  async open() {
    await this.page.goto(`${this.proxy.address}${this.path}`, { waitUntil: 'domcontentloaded' });
    return this.ready();
  }

  /** Waits until the user can continue; signs in if the page asks, and ends faults that keep it from loading. */
  async ready(): Promise<Seen> {
    const start = Date.now();
    this.hasReloaded = false;
    for (let seen = await this.see(); ; seen = await this.see()) {
      if (['one record', 'many records', 'no record'].includes(seen.showing)) return seen;
      await this.help(seen, Date.now() - start);
      await sleep(waitsMs.tick);
    }
  }

  /** Actions of a user while the page does not show the expected record. */
  private async help({ showing }: Seen, waited: number) {
    if (waited > waitsMs.last) throw new Stuck(`the page shows nothing to go on with (${showing})`);
    if (showing === 'session ended' || showing === 'sign-in') return this.signIn(showing);
    if (waited > waitsMs.first) await this.endFaults('the page did not load');
    if (showing === 'failed' && waited > waitsMs.fault) await this.retry();
    if (this.hasReloaded || waited < 2 * waitsMs.fault) return;
    this.hasReloaded = true;
    this.note('the user loads the page again');
    await this.page.reload({ waitUntil: 'domcontentloaded' });
  }

  async endFaults(reason: string) {
    if (this.proxy.faults !== noFaults) this.note(`the faults end: ${reason}`);
    this.proxy.faults = noFaults;
    await this.context.setOffline(false);
  }

  private async retry() {
    await this.page
      .getByRole('button', { name: 'Try again' })
      .first()
      .click({ timeout: 500 })
      .catch(() => undefined); // it may have disappeared by itself
  }

  private async signIn(showing: Seen['showing']) {
    await this.endFaults('the user signs in');
    this.note('the user signs in again');
    const within = showing === 'sign-in' ? this.page.locator('form') : this.page.locator('dialog[open]');
    const name = within.locator('[autocomplete="username"]');
    if (showing === 'sign-in') await name.fill(this.person.username, { timeout: 5_000 });
    await within.locator('[autocomplete="current-password"]').fill(this.person.password, { timeout: 5_000 });
    await this.page.keyboard.press('Enter');
    for (let tries = 0; tries < 100 && (await this.see()).showing === showing; tries += 1) await sleep(waitsMs.tick);
    if (showing === 'sign-in')
      await this.page.goto(`${this.proxy.address}${this.path}`, { waitUntil: 'domcontentloaded' });
  }

  async select(records: readonly number[]) {
    await this.page.evaluate(select, records).catch(() => undefined); // the page may be loading
  }

  act(wanted: PlannedAction): Promise<Acted | undefined> {
    return this.page.evaluate(act, wanted).catch(() => undefined);
  }

  press(key: string) {
    return this.page.keyboard.press(key);
  }

  /** Waits until the page shows the effect of an action; the limit suits busy machines. */
  async until(isThere: (seen: Seen) => boolean, ms: number): Promise<Seen | undefined> {
    const end = Date.now() + ms;
    for (let seen = await this.see(); Date.now() < end; seen = await this.see()) {
      if (isThere(seen)) return seen;
      if (seen.showing === 'session ended') await this.ready();
      await sleep(waitsMs.tick);
    }
    return undefined;
  }

  async reload() {
    await sleep(120); // a user needs longer to do this after an answer
    await this.context.setOffline(false);
    await this.page.reload({ waitUntil: 'domcontentloaded' });
    return this.ready();
  }

  async closeAndOpen() {
    await sleep(120);
    await this.page.close();
    await this.context.setOffline(false);
    this.page = await this.context.newPage();
    this.watch();
    return this.open();
  }

  /** Uses a control; retries once if a dialog has covered it. */
  private async use(control: (timeout: number) => Promise<unknown>): Promise<Seen> {
    await control(1_500).catch(async () => {
      await this.ready();
      await control(5_000);
    });
    await sleep(50);
    return this.ready();
  }

  switchStatus = (status: string) =>
    this.use((timeout) => this.page.getByLabel('Record status').selectOption(status, { timeout }));

  view = (name: 'Bulk view' | 'Focus view') =>
    this.use((timeout) => this.page.locator(`button[aria-label="${name}"]`).click({ timeout }));

  showMany = (count: number) =>
    this.use((timeout) => this.page.locator('[data-many] select').first().selectOption(`${count}`, { timeout }));

  async signOut() {
    await this.endFaults('the user signs out');
    await this.page.getByRole('banner').getByRole('button', { name: this.person.username }).click({ timeout: 5_000 });
    await this.page.getByRole('button', { name: 'Sign out', exact: true }).click({ timeout: 5_000 });
    const anyway = this.page.getByRole('button', { name: 'Sign out anyway' });
    // The page asks only while answers are unsent, and a moment later.
    for (let tries = 0; tries < 100 && (await this.see()).showing !== 'sign-in'; tries += 1) {
      if (await anyway.isVisible()) await anyway.click({ timeout: 1_000 }).catch(() => undefined); // it may disappear
      await sleep(waitsMs.tick);
    }
    return this.ready();
  }

  /** Opens another tab of the same user, at the last record. */
  async secondTab(position: number, work: (tab: AnnotatorPage) => Promise<void>) {
    const { context, proxy, path, person, note } = this;
    const page = await context.newPage();
    const tab = new AnnotatorPage(context, page, proxy, `${path}?page=${position}`, person, note);
    await tab.open();
    await work(tab);
    await sleep(120);
    await page.close();
    this.errors.push(...tab.errors);
  }
}
