import { createLogger, type Logger } from './log.ts';
import type { Product } from './product.ts';
import { type Environment, readConfig } from './read-config.ts';
import { helpText } from './settings/help.ts';
import { WrongValue } from './settings/setting.ts';
import { type Running, start } from './start.ts';
import { StartError } from './start-error.ts';

export interface Invocation {
  readonly args: readonly string[];
  readonly env: Environment;
  readonly version: string;
  readonly presetDataDir: string;
  readonly webRoot: string;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

function exitCodeOf(error: unknown, log: Logger) {
  if (error instanceof StartError) {
    complain(error.message);
    return error.exitCode;
  }
  log.error({ err: error }, 'unexpected');
  complain(`Postil cannot go on: ${error instanceof Error ? error.message : String(error)}`);
  return 1;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The first signal ends the work in good order, the second at once; PostgreSQL recovers from either. */
function untilSignal() {
  return new Promise<void>((resolve) => {
    let asked = false;
    const handle = () => {
      if (asked) process.exit(130);
      asked = true;
      resolve();
    };
    for (const signal of signals) process.on(signal, handle);
  });
}

function untilBug() {
  return new Promise<unknown>((resolve) => {
    process.on('uncaughtException', resolve);
    process.on('unhandledRejection', resolve);
  });
}

/** Waits for whatever comes first, and stops everything; returns why it could not go on. */
async function serveUntilEnd(running: Running, signalled: Promise<void>) {
  const reason = await Promise.race([signalled, running.lost.then((lost) => new StartError(lost)), untilBug()]);
  await running.stop();
  return reason;
}

async function serve<Schema>({ args, env, presetDataDir, webRoot }: Invocation, product: Product<Schema>) {
  const config = readConfig(args, env);
  const log = createLogger(config.logLevel);
  const signalled = untilSignal();
  try {
    const running = await start({ config, presetDataDir, webRoot, log, say }, product);
    const reason = await serveUntilEnd(running, signalled);
    return reason === undefined ? 0 : exitCodeOf(reason, log);
  } catch (error) {
    return exitCodeOf(error, log);
  }
}

/** Runs until it is told to stop; returns the exit code. */
export async function runCommand<Schema>(invocation: Invocation, product: Product<Schema>): Promise<number> {
  const { args, version } = invocation;
  if (args.includes('--help')) say(helpText());
  else if (args.includes('--version')) say(version);
  else
    try {
      return await serve(invocation, product);
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      complain(`${error.message}.`);
      return 2;
    }
  return 0;
}
