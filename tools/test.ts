import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { ranNothing } from './reports/completeness.ts';
import { type Runner, type RunReport, readReport, removeReport } from './reports/run-report.ts';
import { closingLine, countsOf, failuresOf, summaryOf } from './reports/summary.ts';
import { runAloud } from './run.ts';
import { testFiles } from './testing/test-files.ts';

const countFile = '.cache/test-count.txt';

const commands: Readonly<Record<Runner, readonly string[]>> = {
  vitest: ['vitest', 'run', '--reporter=./tools/reports/vitest-reporter.ts'],
  playwright: ['playwright', 'test', '--reporter=./tools/reports/playwright-reporter.ts'],
};

async function runTests(runner: Runner, files: readonly string[]): Promise<RunReport> {
  removeReport(runner);
  const hasPassed = await runAloud(commands[runner]);
  const report = readReport(runner, hasPassed);
  return { ...report, problems: [...report.problems, ...ranNothing(report, files, true)] };
}

mkdirSync('.cache', { recursive: true });
rmSync(countFile, { force: true });

const files = testFiles();
const browser = findChromium();
const reports = [await runTests('vitest', files.vitest)];
if (browser) reports.push(await runTests('playwright', files.playwright));

const leftOut = browser
  ? []
  : ['Left out: the browser tests, because no Chromium or Chrome was found (CHROMIUM_PATH names one).'];
const closing = [...leftOut, closingLine(countsOf(reports))];
console.log(['', ...summaryOf(reports), ...closing].join('\n'));
writeFileSync(countFile, `${[...failuresOf(reports), ...closing].join('\n')}\n`);
process.exitCode = countsOf(reports).failed > 0 ? 1 : 0;
