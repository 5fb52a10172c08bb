import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { ranNothing } from './reports/completeness.ts';
import { type Runner, type RunReport, readReport, removeReport, withExitCode } from './reports/run-report.ts';
import { closingLine, countsOf, failuresOf, leftOutIn, summaryOf } from './reports/summary.ts';
import { runAloud } from './run.ts';
import { isRevision } from './testing/changes.ts';
import { readOptions, UnknownOption } from './testing/options.ts';
import { NothingToRun, type Plan, planOf } from './testing/plan.ts';
import { fileArgument, testFiles } from './testing/test-files.ts';

const countFile = '.cache/test-count.txt';

const commands: Readonly<Record<Runner, readonly string[]>> = {
  vitest: ['vitest', 'run', '--reporter=./tools/reports/vitest-reporter.ts'],
  playwright: ['playwright', 'test', '--reporter=./tools/reports/playwright-reporter.ts'],
};

/** Arguments that select test files; a whole run needs none. */
const filesFor: Readonly<Record<Runner, (files: readonly string[]) => readonly string[]>> = {
  vitest: (files) => files,
  playwright: (files) => files.map(fileArgument),
};

const shuffleFor: Readonly<Record<Runner, (seed: number) => readonly string[]>> = {
  vitest: (seed) => ['--sequence.shuffle', `--sequence.seed=${seed}`],
  playwright: (seed) => [`--shuffle=${seed}`],
};

/**
 * Tests allocate many short-lived objects: with the default semi-space of 16 MB, garbage collection adds 10 % of CPU
 * time.
 */
const nodeOptions = () => [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

async function runTests(runner: Runner, { files, isWhole }: Plan, seed: number | undefined): Promise<RunReport> {
  removeReport(runner);
  const named = isWhole ? [] : filesFor[runner](files[runner]);
  const shuffled = seed === undefined ? [] : shuffleFor[runner](seed);
  const hasPassed = await runAloud([...commands[runner], ...shuffled, ...named], { NODE_OPTIONS: nodeOptions() });
  const report = readReport(runner);
  const problems = [...report.problems, ...ranNothing(report, files[runner], isWhole)];
  return withExitCode({ ...report, problems }, runner, hasPassed);
}

async function main(words: readonly string[]): Promise<boolean> {
  const options = readOptions(words, isRevision);
  const plan = planOf(options, testFiles(), findChromium());
  for (const note of plan.notes) console.log(note);

  const reports: RunReport[] = [];
  for (const runner of ['vitest', 'playwright'] as const) {
    if (plan.files[runner].length > 0) reports.push(await runTests(runner, plan, options.seed));
  }

  const closing = [...plan.leftOut, ...leftOutIn(reports), closingLine(countsOf(reports))];
  console.log(['', ...summaryOf(reports, options.seed), ...closing].join('\n'));
  writeFileSync(countFile, `${[...failuresOf(reports), ...closing].join('\n')}\n`);
  return countsOf(reports).failed === 0;
}

mkdirSync('.cache', { recursive: true });
rmSync(countFile, { force: true });
try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof UnknownOption || error instanceof NothingToRun)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
