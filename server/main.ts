import type { Invocation } from './commands/invocation.ts';
import { runCommand } from './commands/run-command.ts';
import { processTerminal } from './commands/terminal.ts';
import { product } from './product.ts';

/** What `bin/postil.mjs` runs. */
export const main = (invocation: Omit<Invocation, 'terminal'>): Promise<number> =>
  runCommand({ ...invocation, terminal: processTerminal }, product);
