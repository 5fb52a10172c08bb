import { owner, type Product } from '../../e2e/support/product.ts';
import { signIn } from '../support/client.ts';
import type { Suite, Task } from '../support/suite.ts';
import type { Tally } from '../support/tally.ts';
import { withHostileProduct } from '../support/with-product.ts';
import { clockJumps } from './clock-jumps.ts';
import { problemOfRefusal, runProgram } from './command.ts';
import { damagedBackups } from './damaged-backups.ts';
import { fullDisk } from './full-disk.ts';
import { killedProcesses } from './killed-processes.ts';
import { readOnly } from './mounts.ts';

/** A read-only folder: the program refuses to start, says why, and starts again later. */
async function readOnlyFolder(product: Product, tally: Tally) {
  await product.end();
  const isDone = await readOnly(product.folder, async () => {
    const env = { DATA_DIR: product.folder, OWNER_PASSWORD: owner.password };
    tally.check('a start on a read-only folder', problemOfRefusal(await runProgram([], env)));
  });
  if (!isDone) tally.note('the read-only folder was left out: it takes root, who may mount a file system');
  await product.start();
  await signIn(product.address);
}

const longRounds = 10;

async function run({ isLong, tally }: Task) {
  await withHostileProduct(
    'kills',
    async (product) => {
      await killedProcesses(product, isLong ? longRounds : 1, tally);
      await damagedBackups(product, isLong, tally);
      await readOnlyFolder(product, tally);
    },
    { DEMO: 'true' },
  );
  await clockJumps(tally);
  await fullDisk(tally);
}

/** Kills and faults of the server and its database: confirmed answers are kept. */
export const kills: Suite = { name: 'kills', run };
