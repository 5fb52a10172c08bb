import { setFlagsFromString } from 'node:v8';
import type { Invocation } from './commands/invocation.ts';
import { runCommand } from './commands/run-command.ts';
import { processTerminal } from './commands/terminal.ts';
import { product } from './product.ts';

/** V8 would let what is old grow fourfold before it goes through it; whoever runs us on a small machine is better off with twice. */
setFlagsFromString('--heap-growing-percent=100');

/** What `bin/postil.mjs` runs. */
export const main = (invocation: Omit<Invocation, 'terminal'>): Promise<number> =>
  runCommand({ ...invocation, terminal: processTerminal }, product);
