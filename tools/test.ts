import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { type Counts, closingLine, countPlaywright, countVitest, sum } from './reports/counts.ts';
import { failedInPlaywright, failedInVitest } from './reports/failures.ts';
import { runAloud } from './run.ts';

const folder = '.cache';
const unitReport = `${folder}/vitest.json`;
const browserReport = `${folder}/playwright.json`;
const countFile = `${folder}/test-count.txt`;

interface Outcome {
  readonly counts: Counts;
  readonly failures: readonly string[];
}

/** A runner that leaves no report has failed before it could count. */
function read(
  report: string,
  wentWell: boolean,
  count: (text: string) => Counts,
  failed: (text: string) => readonly string[],
): Outcome {
  try {
    const text = readFileSync(report, 'utf8');
    const counts = count(text);
    return { counts: wentWell || counts.failed > 0 ? counts : { ...counts, failed: 1 }, failures: failed(text) };
  } catch {
    return { counts: { passed: 0, failed: 1, skipped: 0 }, failures: [`FAILED without ${report}`] };
  }
}

async function unitTests(): Promise<Outcome> {
  const wentWell = await runAloud([
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]);
  return read(unitReport, wentWell, countVitest, failedInVitest);
}

async function browserTests(): Promise<Outcome> {
  const where = { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport };
  const wentWell = await runAloud(['playwright', 'test', '--reporter=list,json'], where);
  return read(browserReport, wentWell, countPlaywright, failedInPlaywright);
}

mkdirSync(folder, { recursive: true });
for (const file of [unitReport, browserReport, countFile]) rmSync(file, { force: true });

const browser = findChromium();
const outcomes = [await unitTests(), ...(browser ? [await browserTests()] : [])];
const counts = outcomes.map((outcome) => outcome.counts).reduce(sum);

const leftOut = browser
  ? []
  : ['Left out: the browser tests, because no Chromium or Chrome was found (CHROMIUM_PATH names one).'];
const lines = [...outcomes.flatMap(({ failures }) => failures), ...leftOut, closingLine(counts)];
writeFileSync(countFile, `${lines.join('\n')}\n`);
console.log(`\n${lines.join('\n')}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
