import { owner, Product } from '../test/e2e/support/product.ts';
import { Annotator } from '../test/support/server/annotator.ts';
import { killDatabase } from '../test/support/server/kill-database.ts';

/** Kills processes while answers are submitted, and prints lost answers: there must be none. */
const [given = '20', only] = process.argv.slice(2);
const rounds = Number(given);
const product = new Product(4718);
const annotator = new Annotator(owner.password);

const victims: Readonly<Record<string, () => Promise<void>>> = {
  'the server': () => product.end('SIGKILL'),
  PostgreSQL: () => killDatabase(product.folder),
  both: async () => {
    await Promise.all([killDatabase(product.folder), product.end('SIGKILL')]);
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
