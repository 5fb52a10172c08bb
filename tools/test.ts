import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { type Counts, closingLine, countPlaywright, countVitest, sum } from './counts.ts';
import { runAloud } from './run.ts';

const folder = '.cache';
const unitReport = `${folder}/vitest.json`;
const browserReport = `${folder}/playwright.json`;
const countFile = `${folder}/test-count.txt`;

/** A runner that leaves no report has failed before it could count. */
function read(report: string, count: (text: string) => Counts, wentWell: boolean): Counts {
  try {
    const counts = count(readFileSync(report, 'utf8'));
    return wentWell || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function unitTests(): Promise<Counts> {
  const wentWell = await runAloud([
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]);
  return read(unitReport, countVitest, wentWell);
}

async function browserTests(): Promise<Counts> {
  const where = { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport };
  const wentWell = await runAloud(['playwright', 'test', '--reporter=list,json'], where);
  return read(browserReport, countPlaywright, wentWell);
}

mkdirSync(folder, { recursive: true });
for (const file of [unitReport, browserReport, countFile]) rmSync(file, { force: true });

const browser = findChromium();
const counts = [await unitTests(), ...(browser ? [await browserTests()] : [])].reduce(sum);

const leftOut = browser
  ? []
  : ['Left out: the browser tests, because no Chromium or Chrome was found (CHROMIUM_PATH names one).'];
const lines = [...leftOut, closingLine(counts)];
writeFileSync(countFile, `${lines.join('\n')}\n`);
console.log(`\n${lines.join('\n')}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
