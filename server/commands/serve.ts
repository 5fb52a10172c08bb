import { createLogger } from '../log.ts';
import type { Product } from '../product.ts';
import { readConfig } from '../read-config.ts';
import { type Running, start } from '../start.ts';
import { StartError } from '../start-error.ts';
import { listenForSignals } from './interruption.ts';
import type { Invocation } from './invocation.ts';

function untilBug() {
  return new Promise<unknown>((resolve) => {
    process.on('uncaughtException', resolve);
    process.on('unhandledRejection', resolve);
  });
}

/** Stops on a signal, a lost database or a bug; returns the error, if any. */
async function serveUntilEnd(running: Running, signalled: Promise<void>) {
  const reason = await Promise.race([signalled, running.lost.then((lost) => new StartError(lost)), untilBug()]);
  await running.stop();
  return reason;
}

/** Runs until it is stopped; calls `then` after the start. */
export async function serve<Schema>(
  invocation: Invocation,
  product: Product<Schema>,
  then: (address: string) => Promise<void> = async () => undefined,
): Promise<number> {
  const { args, env, presetDataDir, webRoot, terminal } = invocation;
  const config = readConfig(args, env);
  const log = createLogger(config.logLevel);
  const { signalled } = listenForSignals();
  const running = await start({ config, presetDataDir, webRoot, log, say: terminal.say }, product);
  await then(running.address).catch(async (error: unknown) => {
    await running.stop();
    throw error;
  });
  const reason = await serveUntilEnd(running, signalled);
  if (reason !== undefined) throw reason;
  return 0;
}
