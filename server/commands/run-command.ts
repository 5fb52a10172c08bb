import { createLogger } from '../log.ts';
import type { Product } from '../product.ts';
import { Refusal } from '../resources/shared/refusal.ts';
import { WrongValue } from '../settings/setting.ts';
import { StartError } from '../start-error.ts';
import { commandHelp, findCommand, isCommandWord, overview } from './commands.ts';
import { importCommand } from './files/import-command.ts';
import { isFile, openFile } from './files/open-file.ts';
import type { Invocation } from './invocation.ts';
import { readArguments } from './read-arguments.ts';
import { serve } from './serve.ts';

function textOf({ body }: Refusal) {
  return 'detail' in body && typeof body.detail === 'string' ? body.detail : 'The request was rejected';
}

/** SQLSTATE of a full lock table. */
const tooManyLocks = '53200';

/** Message and exit code for an error. */
function explain(error: unknown): readonly [line: string, exitCode: number] {
  if (error instanceof WrongValue) return [`${error.message}.`, 2];
  if (error instanceof StartError) return [error.message, error.exitCode];
  if (error instanceof Refusal) return [`${textOf(error)}.`, 1];
  if (error instanceof Error && 'code' in error && error.code === tooManyLocks)
    return ['PostgreSQL ran out of locks, because every dataset needs some. Raise max_locks_per_transaction.', 1];
  createLogger('error').error({ err: error }, 'Unexpected error');
  return [`Postil stopped after an unexpected error: ${error instanceof Error ? error.message : String(error)}`, 1];
}

/** Imports the file after the start. */
function openAndServe<Schema>(invocation: Invocation, product: Product<Schema>) {
  const { given, settings } = readArguments('FILE', importCommand, invocation.args);
  const served = { ...invocation, args: settings };
  return serve(served, product, (address) => openFile(served, given, address));
}

async function run<Schema>(invocation: Invocation, product: Product<Schema>) {
  const { args, version, terminal } = invocation;
  const [first = ''] = args;
  if (!isCommandWord(first) && isFile(first)) return openAndServe(invocation, product);
  const found = findCommand(args);
  if (args.includes('--help')) terminal.say(found ? commandHelp(found) : overview());
  else if (args.includes('--version')) terminal.say(version);
  else if (!found) return serve({ ...invocation, args: args[0] === 'start' ? args.slice(1) : args }, product);
  else {
    const { given, settings } = readArguments(found.name, found.command, found.rest);
    return found.command.run({ ...invocation, args: settings }, given);
  }
  return 0;
}

/** Runs a command, or the server without one. Returns the exit code. */
export async function runCommand<Schema>(invocation: Invocation, product: Product<Schema>): Promise<number> {
  try {
    return await run(invocation, product);
  } catch (error) {
    const [line, exitCode] = explain(error);
    invocation.terminal.complain(line);
    return exitCode;
  }
}
