import { StartError } from '#server/start-error.ts';
import { type Engine, mainDatabase } from '../engine.ts';
import { type Address, poolDialect } from '../pool.ts';
import { answersFor } from './adopt.ts';
import { addressIn, clusterOf, type EmbeddedOptions } from './embedded.ts';
import { readPostmasterFile } from './postmaster-file.ts';

export interface AttachOptions extends Pick<EmbeddedOptions, 'dataDir' | 'password'> {
  /** Process that started the server. */
  readonly holder: number;
  readonly timeoutMs?: number;
}

async function untilAnswers({ dataDir, password, holder, timeoutMs = 15_000 }: AttachOptions): Promise<Address> {
  const cluster = clusterOf(dataDir);
  const deadline = Date.now() + timeoutMs;
  while (Date.now() <= deadline) {
    const file = await readPostmasterFile(cluster);
    if (file && (await answersFor(cluster, addressIn(file, password)))) return addressIn(file, password);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new StartError(
    `${dataDir} is in use by process ${holder}, but its PostgreSQL does not respond. Try again as the user that runs the server.`,
  );
}

/** Connects to the PostgreSQL of another Postil process, and never stops it. */
export async function attachEmbedded(options: AttachOptions): Promise<Engine> {
  const at = await untilAnswers(options);
  return {
    kind: 'embedded',
    description: `embedded PostgreSQL in ${clusterOf(options.dataDir)}, run by process ${options.holder}`,
    warnings: [],
    lost: new Promise(() => undefined), // queries fail instead
    dialect: (database = mainDatabase, use = {}) => poolDialect({ ...at, database }, use),
    close: async () => undefined,
  };
}
