import type { BrowserContext, Page, Route } from '@playwright/test';
import { chip, record } from '../annotating.ts';
import { expect } from '../postil.ts';
import { owner } from '../product.ts';

/** Expected answer of a record on the server. */
export type GivenAnswer = string | undefined;

interface Step {
  readonly number: number;
  /** Absent if the server has not received the answer. */
  readonly sent?: { readonly before: GivenAnswer; readonly after: GivenAnswer };
}

export const tones = ['kind', 'harsh'] as const;
export const ways = [
  { key: 'Enter', status: 'submitted' },
  { key: 'Backspace', status: 'discarded' },
  { key: 'Control+s', status: 'draft' },
] as const;

type Tone = (typeof tones)[number];
type Way = (typeof ways)[number];

const responses = /\/api\/v1\/(?:records\/[^/]+\/responses|responses\/[^/]+)$/;
const refused = { status: 401, json: { detail: 'Could not validate credentials' } };
const broken = { status: 500, json: { detail: 'Something went wrong' } };
const fail = (route: Route) => route.fulfill(broken);
const twoFrames = async () => {
  for (let frame = 1; frame <= 2; frame += 1) await new Promise(requestAnimationFrame);
};

export class Walk {
  readonly model = new Map<number, GivenAnswer>();
  private done: Step[] = [];
  private undone: Step[] = [];

  constructor(
    private readonly context: BrowserContext,
    private page: Page,
    private readonly path: string,
    /** Page of the last unanswered record. */
    private readonly lastPage: () => Promise<number>,
  ) {}

  async edit(tone: Tone) {
    await this.face();
    if (await this.choose(this.page, tone)) this.remember({ number: await this.shown() });
  }

  async answer(tone: Tone, way: Way) {
    await this.edit(tone);
    const number = await this.shown();
    const before = this.model.get(number);
    const after = this.give(number, tone, way);
    await this.page.keyboard.press(way.key);
    if (before !== after) this.remember({ number, sent: { before, after } });
  }

  async go(key: 'ArrowLeft' | 'ArrowRight') {
    await this.page.keyboard.press(key);
  }

  undo = () => this.turn('Control+z', this.done, this.undone, 'before');
  redo = () => this.turn('Control+Shift+z', this.undone, this.done, 'after');

  loseLine = () => this.context.setOffline(true);

  async findLine() {
    await this.context.setOffline(false);
    await this.context.unroute(responses, fail);
  }

  async breakServer() {
    await this.context.route(responses, fail);
  }

  async endSession(tone: Tone, way: Way) {
    await this.findLine();
    await expect(chip(this.page).getByText(/unsent|Saving/)).toHaveCount(0);
    const refuse = (route: Route) => route.fulfill(refused);
    await this.context.route(responses, refuse);
    await this.answer(tone, way);
    const dialog = this.page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toBeVisible();
    await this.context.unroute(responses, refuse);
    await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
    await this.page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  }

  /** Reloads the page right after an answer. */
  async reload(tone: Tone, way: Way) {
    await this.context.setOffline(false);
    await this.answer(tone, way);
    await this.page.reload();
    await this.begin();
  }

  /** Closes the tab right after an offline answer, which the next page has to send. */
  async die(tone: Tone, way: Way) {
    await this.face();
    await this.loseLine();
    await this.answer(tone, way);
    await this.page.close();
    await this.context.setOffline(false);
    this.page = await this.context.newPage();
    await this.page.goto(this.path);
    await this.begin();
  }

  /** Answers a distant record in another tab. */
  async answerElsewhere(tone: Tone) {
    await this.findLine();
    const other = await this.context.newPage();
    await other.goto(`${this.path}?page=${await this.lastPage()}`);
    await this.choose(other, tone);
    this.give(await this.shown(other), tone, ways[0]);
    await other.keyboard.press('Enter');
    await other.close();
  }

  async settle() {
    await this.findLine();
    await this.page.reload();
  }

  /** Offline, a record that is not loaded does not appear; online it appears by itself. */
  private async face() {
    await this.page.evaluate(twoFrames); // until the effect of a key is painted: before, the previous record is still in view
    const missing = this.page.getByText('The records could not be loaded');
    await expect(record(this.page).or(missing)).toBeVisible();
    if (await missing.isVisible()) await this.findLine();
    await expect(record(this.page)).toBeVisible();
  }

  private async shown(page = this.page) {
    return Number(/Number (\d+)/.exec(await record(page).innerText())?.[1]);
  }

  private give(number: number, tone: Tone, { status }: Way) {
    const given = `${status} ${tone}`;
    this.model.set(number, given);
    return given;
  }

  private remember(step: Step) {
    this.done.push(step);
    this.undone = [];
  }

  /** Returns whether the option was not chosen before. */
  private async choose(page: Page, tone: Tone) {
    const option = page.locator('[data-question="tone"]').getByRole('radio', { name: tone });
    if (await option.isChecked()) return false;
    await option.click();
    return true;
  }

  private async turn(key: string, from: Step[], to: Step[], side: 'before' | 'after') {
    const step = from.pop();
    if (!step) return;
    to.push(step);
    await this.page.keyboard.press(key);
    await expect.poll(() => this.shown()).toBe(step.number);
    if (step.sent) this.model.set(step.number, step.sent[side]);
  }

  /** An answer that the server has not received cannot be undone there. */
  private async begin() {
    await expect(record(this.page)).toBeVisible();
    this.done = this.done.filter(({ sent }) => sent);
    this.undone = this.undone.filter(({ sent }) => sent);
  }
}
