import { setFlagsFromString } from 'node:v8';
import type { Invocation } from './commands/invocation.ts';
import { runCommand } from './commands/run-command.ts';
import { processTerminal } from './commands/terminal.ts';
import { product } from './product.ts';

/** V8 lets the old heap grow fourfold before a collection; twice suits small machines better. */
setFlagsFromString('--heap-growing-percent=100');

/** Entry point of `bin/postil.mjs`. */
export const main = (invocation: Omit<Invocation, 'terminal'>): Promise<number> =>
  runCommand({ ...invocation, terminal: processTerminal }, product);
