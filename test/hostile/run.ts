import { parseArgs } from 'node:util';
import { keepTestsInMemory } from '../../tools/memory-folder.ts';
import { corpus } from './corpus/corpus.ts';
import { kills } from './kills/kills.ts';
import { operations } from './operations/operations.ts';
import { others } from './others/others.ts';
import { sequences } from './sequences/sequences.ts';
import type { Suite } from './support/suite.ts';
import { type Row, tableOf } from './support/table.ts';
import { Tally } from './support/tally.ts';

const suites: readonly Suite[] = [operations, sequences, corpus, kills, others];

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    long: { type: 'boolean', default: false },
    sequence: { type: 'string' },
  },
  allowPositionals: true,
});
const seed = Number(values.seed);
const only = values.sequence === undefined ? undefined : Number(values.sequence);
const say = (text: string) => process.stdout.write(`${text}\n`);
const firstPrinted = 40;

async function play({ name, followsAnswers = false, run }: Suite): Promise<Row> {
  const tally = new Tally(({ kind, what, steps }, number) => {
    if (number > firstPrinted) return;
    say([`${name}, seed ${seed}, ${kind}: ${what}`, ...steps.map((step, at) => `  ${at + 1}. ${step}`)].join('\n'));
  });
  const start = performance.now();
  try {
    await run({ seed, isLong: values.long, only, tally });
  } catch (error) {
    tally.report('failed', `the suite ended early: ${error instanceof Error ? error.stack : error}`);
  }
  const more = tally.findings.length - firstPrinted;
  if (more > 0) say(`${name}: ${more} more`);
  return { name, followsAnswers, tally, seconds: (performance.now() - start) / 1000 };
}

const unknown = positionals.filter((name) => suites.every((suite) => suite.name !== name));
if (unknown.length > 0 || !Number.isSafeInteger(seed)) {
  say(
    `usage: npm run test:hostile -- [${suites.map(({ name }) => name).join(' | ')}] [--seed N] [--long] [--sequence N]`,
  );
  process.exit(2);
}

keepTestsInMemory();
say(`seed ${seed}, ${values.long ? 'long' : 'short'} form`);
const rows: Row[] = [];
for (const suite of suites.filter(({ name }) => positionals.length === 0 || positionals.includes(name)))
  rows.push(await play(suite));
say(`\n${tableOf(rows)}`);
if (rows.some(({ tally }) => tally.findings.length > 0)) process.exitCode = 1;
