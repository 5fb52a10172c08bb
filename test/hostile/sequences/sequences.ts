import { chromium } from '@playwright/test';
import { launching } from '../../../tools/chromium.ts';
import { type Ask, asker, sender, signIn } from '../support/client.ts';
import type { Suite, Task } from '../support/suite.ts';
import { withHostileProduct } from '../support/with-product.ts';
import { isBulkOrUndo, planOf } from './plan.ts';
import { playSequence, type Runner } from './sequence.ts';

/** Sequences run in parallel, because each spends most of its time waiting. */
const lanes = 4;
const shortForm = 60_000;
const longForm = 2_000;

async function aUser(ask: Ask, workspace: string, runner: number) {
  const person = { username: `annotator-${runner}`, password: 'a long enough password' };
  const { id } = await ask('POST', '/users', { ...person, first_name: 'Ana', role: 'annotator' });
  await ask('POST', `/workspaces/${workspace}/users`, { user_id: id });
  return person;
}

async function play({ seed, isLong, tally, only }: Task, runner: Runner, next: () => number) {
  for (let number = next(); number > 0; number = next()) {
    const found = await playSequence(runner, seed, number);
    tally.cases += 1;
    for (const { kind, what, steps } of found.findings) tally.report(kind, what, steps);
    if (isLong && number % 50 === 0) process.stdout.write(`${number} sequences, ${tally.findings.length} findings\n`);
    if (only !== undefined) return;
  }
}

async function run(task: Task) {
  const { seed, isLong, only } = task;
  const end = Date.now() + shortForm;
  let count = 0;
  const hasMore = () => (only === undefined ? (isLong ? count < longForm : Date.now() < end) : count === 0);
  const next = () => {
    if (!hasMore()) return 0;
    count += 1;
    return only ?? count;
  };
  await withHostileProduct('sequences', async ({ address }) => {
    const ask = asker(sender(address, await signIn(address)));
    const { id: workspace } = await ask('POST', '/workspaces', { name: 'sequences' });
    const browser = await chromium.launch(launching());
    try {
      const playing = Array.from({ length: lanes }, async (_, number) => {
        const runner = { browser, product: address, ask, workspace, person: await aUser(ask, workspace, number) };
        await play(task, runner, next);
      });
      await Promise.all(playing);
    } finally {
      await browser.close();
    }
  });
  const steps = Array.from({ length: count }, (_, at) => planOf(seed, at + 1)).flat();
  const share = Math.round((100 * steps.filter(isBulkOrUndo).length) / Math.max(1, steps.length));
  task.tally.note(`${steps.length} planned steps in Chromium, ${share} % of them bulk answers, undo or redo`);
}

/** Random sequences of one user in a browser behind the fault proxy, compared with the user's last decisions. */
export const sequences: Suite = { name: 'sequences', followsAnswers: true, run };
