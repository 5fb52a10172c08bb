import type { Browser, BrowserContext } from '@playwright/test';
import { dice } from '../../support/dice.ts';
import { FaultProxy } from '../faults/fault-proxy.ts';
import { type Ask, type Person, signIn } from '../support/client.ts';
import { Tally } from '../support/tally.ts';
import { AnnotatorPage, Stuck } from './annotator-page.ts';
import { aSequenceDataset, type SequenceDataset } from './dataset.ts';
import type { GivenAnswer } from './decisions.ts';
import { keepNotices } from './in-page.ts';
import { planOf, seedOf } from './plan.ts';
import { isSaved, Walk } from './walk.ts';

export interface Runner {
  readonly browser: Browser;
  readonly product: string;
  readonly person: Person;
  readonly ask: Ask;
  readonly workspace: string;
}

const records = 60;
const settlingMs = 45_000;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function aContext({ browser, product, person }: Runner): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 1000 } });
  const token = await signIn(product, person);
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(keepNotices);
  await context.addInitScript((value) => {
    if (window.top !== window || localStorage.getItem('begun')) return;
    localStorage.setItem('begun', 'yes');
    localStorage.setItem('auth.token', value);
  }, token);
  return context;
}

/** After the faults, the page sends the remaining answers, by itself or after a reload. */
async function settle(page: AnnotatorPage, context: BrowserContext, isReloaded: boolean): Promise<boolean> {
  await page.endFaults('the sequence is over');
  await page.ready();
  if (isReloaded) await page.reload();
  else {
    await context.setOffline(true);
    await sleep(50);
    await context.setOffline(false);
  }
  const settled = await page.until((seen) => isSaved(seen) && page.proxy.isIdle, settlingMs);
  await sleep(100);
  return settled !== undefined;
}

type Verdict = readonly [kind: 'lost' | 'doubled' | 'wrong', found: string];

function verdictOn(decided: GivenAnswer, answers: readonly GivenAnswer[]): Verdict | undefined {
  const [first] = answers;
  if (answers.length > 1) return ['doubled', `has ${answers.length} answers: ${answers}`];
  if (first === decided) return undefined;
  return first === undefined
    ? ['lost', `has no answer in place of ${decided}`]
    : ['wrong', `is ${first} in place of ${decided ?? 'no answer'}`];
}

/** One finding for all records of a sequence with the same fault. */
function judge(walk: Walk, found: Awaited<ReturnType<SequenceDataset['answers']>>, tally: Tally) {
  const verdicts = new Map<string, { readonly verdict: Verdict; readonly records: number[] }>();
  for (const [record, answers] of found) {
    const verdict = verdictOn(walk.decisions.given.get(record), answers);
    if (!verdict) continue;
    const known = verdicts.get(verdict.join()) ?? { verdict, records: [] };
    known.records.push(record);
    verdicts.set(verdict.join(), known);
  }
  for (const {
    verdict: [kind, what],
    records,
  } of verdicts.values())
    tally.report(kind, `record ${records.join(', ')} ${what}`, walk.steps);
}

/** Texts that only a developer can read. */
const internal = /\bERROR_[A-Z_]+|\b(?:session|common|annotation|errors|outbox|undo|bulk)\.[a-z]\w+/;

/** Plays one sequence, and compares the server with the user's decisions. */
export async function playSequence(runner: Runner, seed: number, number: number): Promise<Tally> {
  const tally = new Tally();
  const roll = dice(seedOf(seed, number));
  const steps: string[] = [`sequence ${number}`];
  const dataset = await aSequenceDataset(runner.ask, runner.workspace, { records, minSubmitted: 1 + roll(2) });
  const proxy = await new FaultProxy(runner.product, roll, (text) => steps.push(`  ${text}`)).start();
  const context = await aContext(runner);
  const page = new AnnotatorPage(context, await context.newPage(), proxy, dataset.path, runner.person, (text) =>
    steps.push(text),
  );
  const walk = new Walk(page, dataset, (isOffline) => context.setOffline(isOffline), tally, steps);
  try {
    await page.open();
    for (const step of planOf(seed, number)) await walk.take(step);
    const isSettled = await settle(page, context, roll(2) === 0);
    if (!isSettled) tally.report('stuck', `the page never says that all is saved (${(await page.see()).chip})`, steps);
    judge(walk, await dataset.answers(), tally);
  } catch (error) {
    tally.report(
      error instanceof Stuck ? 'stuck' : 'failed',
      error instanceof Error ? `${error.message} at ${page.url}` : `${error}`,
      steps,
    );
  } finally {
    for (const error of page.errors) tally.report('failed', `the page's code fails: ${error}`, steps);
    for (const notice of page.notices.filter((each) => internal.test(each)))
      tally.report('failed', `a notice shows an internal name: ${notice}`, steps);
    await context.close();
    await proxy.stop();
    await dataset.drop();
  }
  return tally;
}
