import { execFileSync } from 'node:child_process';
import { readPostmasterFile } from '../server/engine/native/postmaster-file.ts';
import { owner, Product } from '../test/e2e/support/product.ts';
import { Annotator } from '../test/support/server/annotator.ts';

/** Kills again and again while answers are being submitted; prints what was lost, which has to be nothing. */
const rounds = Number(process.argv[2] ?? 20);
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

/** PostgreSQL with everything that it has begun, as when the machine runs out of memory. */
async function killDatabase() {
  const postmaster = await readPostmasterFile(`${product.folder}/postgres`);
  if (!postmaster) throw new Error('PostgreSQL was not found');
  for (const pid of [postmaster.pid, ...childrenOf(postmaster.pid)]) process.kill(pid, 'SIGKILL');
}

const victims: Readonly<Record<string, () => Promise<void>>> = {
  'the server': () => product.end('SIGKILL'),
  PostgreSQL: killDatabase,
  both: async () => {
    await Promise.all([killDatabase(), product.end('SIGKILL')]);
  },
};

async function round(victim: string, kill: () => Promise<void>, number: number) {
  const gone = annotator.answerUntilGone(product.address);
  await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 1200));
  await kill();
  await gone;
  await product.end();
  await product.start();
  const lost = await annotator.lost(product.address);
  console.log(`${victim}, round ${number}: ${annotator.confirmations} answers confirmed so far, ${lost.length} lost`);
  if (lost.length > 0) process.exitCode = 1;
}

try {
  await product.start();
  for (const [victim, kill] of Object.entries(victims))
    for (let number = 1; number <= rounds; number += 1) await round(victim, kill, number);
} finally {
  await product.stop();
}
