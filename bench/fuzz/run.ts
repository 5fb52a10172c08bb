import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { owner, Product } from '../../test/e2e/support/product.ts';
import { residentMegabytes } from '../memory.ts';
import { Caller } from '../server/caller.ts';
import { errorsIn, Report } from './report.ts';
import { playRound } from './round.ts';

/**
 * Sends random requests, valid and invalid, for some minutes: the server must not fail, and its memory must not grow.
 */
const minutes = Number(process.argv[2] ?? 30);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const port = 4721;
const nowhere = 'http://127.0.0.1:9';
const maxShownFailures = 20;

const folder = mkdtempSync(join(tmpdir(), 'postil-fuzz-'));
const log = join(folder, 'errors.log');
const errors = openSync(log, 'w');
const settings = {
  DEMO: 'false',
  LOG_LEVEL: 'error',
  FETCH_ALLOW: '127.0.0.1',
  HUB_URL: nowhere,
  HUB_DATASETS_URL: nowhere,
  SIGN_IN_FAILURES_PER_ADDRESS: '1000000',
  SIGN_IN_FAILURES_PER_NAME: '1000000',
};
const product = new Product(port, settings, errors);
const report = new Report();
const memory: number[] = [];

try {
  await product.start();
  const boss = await new Caller(port, '').signIn(owner.username, owner.password);
  const end = performance.now() + minutes * 60_000;
  for (let number = 1; performance.now() < end && report.failures.length < maxShownFailures; number += 1) {
    await playRound(boss, { port, seed, number, report });
    memory.push(Math.round(residentMegabytes(product.pid)));
  }
} finally {
  await product.stop();
  const said = errorsIn(log);
  for (const line of [...report.lines(), ...report.failures, ...said.slice(0, maxShownFailures)]) console.log(line);
  console.log(`seed ${seed}: ${report.requests} requests, ${report.failures.length} failures, ${said.length} errors`);
  console.log(`memory of all processes, after each round, in MB: ${memory.join(' ')}`);
  process.exitCode = report.failures.length > 0 || said.length > 0 ? 1 : 0;
  closeSync(errors);
  rmSync(folder, { recursive: true });
}
