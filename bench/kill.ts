import { execFileSync } from 'node:child_process';
import { readPostmasterFile } from '../server/engine/native/postmaster-file.ts';
import { isCode } from '../server/system-error.ts';
import { owner, Product } from '../test/e2e/support/product.ts';
import { Annotator } from '../test/support/server/annotator.ts';

/** Kills again and again while answers are being submitted; prints what was lost, which has to be nothing. */
const [given = '20', only] = process.argv.slice(2);
const rounds = Number(given);
const product = new Product(4718);
const annotator = new Annotator(owner.password);

function childrenOf(pid: number): readonly number[] {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = listed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
}

/** Who has ended by itself in the meantime is dead enough. */
function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!isCode(error, 'ESRCH')) throw error;
  }
}

/** PostgreSQL with everything that it has begun, as when the machine runs out of memory. */
async function killDatabase() {
  const postmaster = await readPostmasterFile(`${product.folder}/postgres`);
  if (!postmaster) throw new Error('PostgreSQL was not found');
  for (const pid of [postmaster.pid, ...childrenOf(postmaster.pid)]) kill(pid);
}

const victims: Readonly<Record<string, () => Promise<void>>> = {
  'the server': () => product.end('SIGKILL'),
  PostgreSQL: killDatabase,
  both: async () => {
    await Promise.all([killDatabase(), product.end('SIGKILL')]);
  },
};

async function round(victim: string, strike: () => Promise<void>, number: number) {
  const gone = annotator.answerUntilGone(product.address);
  await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 1200));
  await strike();
  await gone;
  await product.end();
  await product.start();
  const lost = await annotator.lost(product.address);
  console.log(`${victim}, round ${number}: ${annotator.confirmations} answers confirmed so far, ${lost.length} lost`);
  if (lost.length > 0) process.exitCode = 1;
}

try {
  await product.start();
  const chosen = Object.entries(victims).filter(([victim]) => only === undefined || victim === only);
  for (const [victim, strike] of chosen)
    for (let number = 1; number <= rounds; number += 1) await round(victim, strike, number);
} finally {
  await product.stop();
}
