import { describe } from '../faults/fault.ts';
import { noFaults } from '../faults/fault-proxy.ts';
import type { Tally } from '../support/tally.ts';
import type { AnnotatorPage } from './annotator-page.ts';
import type { SequenceDataset } from './dataset.ts';
import { Decisions, type GivenAnswer } from './decisions.ts';
import type { Seen } from './in-page.ts';
import type { Action, PlannedStep, Tone } from './plan.ts';

const buttons = { submit: 'Submit', discard: 'Discard', draft: 'Save as draft', clear: 'Clear' } as const;
const given = { submit: 'submitted', discard: 'discarded', draft: 'draft' } as const;
/** Records that only the second tab answers. */
const sparedRecords = 3;
const smallestPage = 10;
const pageSizes = [smallestPage, 25, 50] as const;

interface InTab {
  readonly action: Action;
  readonly tone: Tone;
  readonly spared: readonly number[];
  readonly decisions: Decisions;
}

type Planned<Name> = Extract<PlannedStep, { do: Name }>;

const outcome = (action: Action, tone: string | undefined): GivenAnswer =>
  action === 'clear' ? undefined : `${given[action]} ${tone ?? '-'}`;

export class Walk {
  readonly decisions = new Decisions();
  private isOffline = false;

  constructor(
    private readonly page: AnnotatorPage,
    private readonly dataset: SequenceDataset,
    private readonly setOffline: (isOffline: boolean) => Promise<void>,
    private readonly tally: Tally,
    readonly steps: string[],
  ) {}

  private get spared() {
    return Array.from({ length: sparedRecords }, (_, at) => this.dataset.records - at);
  }

  private note = (text: string) => this.steps.push(text);

  async take(step: PlannedStep) {
    switch (step.do) {
      case 'answer':
        return this.answer(step);
      case 'choose':
        return this.choose(step.tone);
      case 'undo':
      case 'redo':
        for (let time = 0; time < step.times; time += 1) await this.turn(step.do);
        return;
      case 'bulk':
        return this.bulk(step);
      case 'switch status':
        this.note(`switch to ${step.status}`);
        return void (await this.page.switchStatus(step.status));
      case 'go':
        this.note(step.key);
        return this.page.press(step.key);
      case 'second tab':
        return this.secondTab(step);
      case 'wait':
        return void (await new Promise((resolve) => setTimeout(resolve, step.ms)));
      case 'look':
        return this.look();
      default:
        return this.happen(step);
    }
  }

  private async happen(step: PlannedStep) {
    this.note(
      step.do === 'faults' ? `faults in ${step.ofTen} of 10: ${step.faults.map(describe).join(', ')}` : step.do,
    );
    switch (step.do) {
      case 'reload':
        await this.page.reload();
        return this.afterLoading();
      case 'close the tab':
        await this.page.closeAndOpen();
        return this.afterLoading();
      case 'sign out and in':
        await this.page.signOut();
        return this.afterLoading();
      case 'go offline':
      case 'go online':
        this.isOffline = step.do === 'go offline';
        return this.setOffline(this.isOffline);
      case 'close all sockets':
        return this.page.proxy.closeSockets();
      case 'faults':
        this.page.proxy.faults = { faults: step.faults, ofTen: step.ofTen };
        return;
      case 'end the session':
        this.page.proxy.faults = { faults: [{ kind: 'end the session' }], ofTen: 10 };
        return;
      case 'no faults':
        this.page.proxy.faults = noFaults;
        return;
    }
  }

  private afterLoading() {
    this.isOffline = false;
    this.decisions.reload();
  }

  private async single() {
    const seen = await this.page.ready();
    return seen.showing === 'many records' ? this.page.view('Focus view') : seen;
  }

  private async answer({ action, tone }: Planned<'answer'>) {
    const [record] = await this.inView();
    if (record === undefined) return;
    const acted = await this.press(this.page, [record], action, tone);
    if (acted?.isToneNew) this.decisions.choose();
    if (!acted?.isDone) return;
    this.note(`${action} record ${record} ${acted.tone ?? ''}`);
    this.clearOrGive([record], action, acted.tone);
    const isGone = ({ records, showing }: Seen) => showing !== 'one record' || records[0] !== record;
    await this.page.until(isGone, action === 'draft' || action === 'clear' ? 100 : 800);
  }

  private press(page: AnnotatorPage, records: readonly number[], action: Action, tone: Tone) {
    return page.act({ button: buttons[action], tone: action === 'clear' ? undefined : tone, records });
  }

  /** The record in view, unless it is reserved for the second tab. */
  private async inView(): Promise<readonly number[]> {
    const seen = await this.single();
    return seen.showing === 'one record' ? seen.records.filter((record) => !this.spared.includes(record)) : [];
  }

  /** Clearing a record without an answer only clears the choice in the form. */
  private clearOrGive(records: readonly number[], action: Action, tone: string | undefined) {
    const { decisions } = this;
    if (action !== 'clear') return decisions.give(records, outcome(action, tone));
    const answered = records.filter((record) => decisions.given.get(record) !== undefined);
    if (answered.length > 0) decisions.give(answered, undefined);
    else decisions.choose();
  }

  private async choose(tone: Tone) {
    const [record] = await this.inView();
    if (record === undefined) return;
    const acted = await this.page.act({ button: undefined, tone, records: [record] });
    if (!acted?.isToneNew) return;
    this.note(`choose ${tone} for record ${record}`);
    this.decisions.choose();
  }

  private async bulk({ action, tone, count }: Planned<'bulk'>) {
    const records = await this.selectSome(count);
    if (records.length < 3) return;
    const acted = await this.press(this.page, records, action, tone);
    if (!acted?.isDone) return;
    this.note(`${action} records ${acted.records.join(' ')} ${acted.tone ?? ''} in bulk`);
    this.clearOrGive(acted.records, action, acted.tone);
  }

  private async selectSome(count: number): Promise<readonly number[]> {
    const { page } = this;
    const isMany = ({ showing, isBusy }: Seen) => showing === 'many records' && !isBusy;
    if ((await page.ready()).showing === 'one record') await page.view('Bulk view');
    if ((await page.see()).showing !== 'many records') return [];
    if (count > smallestPage - sparedRecords)
      await page.showMany(pageSizes.find((size) => size >= count + sparedRecords) ?? 50);
    const seen = await page.until(isMany, 3_000);
    const records = (seen?.records ?? []).filter((record) => !this.spared.includes(record)).slice(0, count);
    if (records.length >= 3) await page.select(records);
    return records;
  }

  private async turn(way: 'undo' | 'redo') {
    const { decisions, page } = this;
    await page.ready();
    const isExpected = way === 'undo' ? decisions.canUndo : decisions.canRedo;
    const isOffered = ({ canUndo, canRedo }: Seen) => (way === 'undo' ? canUndo : canRedo);
    const before = await page.until((seen) => isOffered(seen) === isExpected, 15_000);
    const problem = isExpected ? 'not offered' : 'offered without a step';
    if (!before) return this.tally.report('failed', `${way} is ${problem}`, this.steps);
    if (isExpected) await this.pressKeyOf(way, before.notices.length);
  }

  /** A notice reports success or failure; a notice about another call may come first. */
  private async pressKeyOf(way: 'undo' | 'redo', known: number) {
    const { page } = this;
    await page.press(way === 'undo' ? 'Control+z' : 'Control+Shift+z');
    const says = way === 'undo' ? /^Undone/ : /^Redone/;
    const isSaid = ({ notices }: Seen) => notices.slice(known).some((each) => says.test(each));
    const first = await page.until(({ notices }) => notices.length > known, 20_000);
    const isDone = (await page.until(isSaid, first ? 5_000 : 0)) !== undefined;
    const notices = (await page.see()).notices.slice(known);
    this.note(isDone ? way : `${way}, which is not done: ${notices}`);
    if (isDone) this.decisions[way]();
    if (!first) this.tally.report('silent', `${way} shows nothing`, this.steps);
  }

  private async secondTab({ action, tone }: Planned<'second tab'>) {
    await this.page.endFaults('a second tab is opened');
    this.isOffline = false;
    const { spared, decisions } = this;
    const pending = [...(await this.dataset.answers()).values()].filter((answers) => answers.length === 0).length;
    if (pending > 0)
      await this.page.secondTab(pending, (tab) => this.answerIn(tab, { action, tone, spared, decisions }));
  }

  private async answerIn(tab: AnnotatorPage, { action, tone, spared, decisions }: InTab) {
    const [record = 0] = (await tab.ready()).records;
    if (!spared.includes(record) || decisions.given.get(record) !== undefined) return;
    const acted = await this.press(tab, [record], action, tone);
    if (!acted?.isDone) return;
    this.note(`${action} record ${record} ${acted.tone ?? ''} in the second tab`);
    decisions.give([record], outcome(action, acted.tone), true);
  }

  /** Compares the server with the decisions once no answer is unsent. */
  private async look() {
    const { page, dataset, decisions } = this;
    const saysSaved = async () => !this.isOffline && page.proxy.isIdle && isSaved(await page.see());
    if (!(await saysSaved())) return;
    const found = await dataset.answers();
    if (!(await saysSaved())) return;
    this.note('look');
    const missing = [...decisions.given].filter(([record, decided]) => found.get(record)?.[0] !== decided);
    const [first] = missing;
    if (!first) return;
    const example = `record ${first[0]} is ${found.get(first[0])?.[0]} in place of ${first[1]}, and ${missing.length - 1} more`;
    this.tally.report('silent', `the page says that all is saved, and ${example}`, this.steps);
  }
}

export const isSaved = ({ chip }: Seen) => chip === 'saved' || chip === 'quiet';
