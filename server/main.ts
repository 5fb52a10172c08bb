import { type Invocation, runCommand } from './cli.ts';
import { product } from './product.ts';

/** What `bin/postil.mjs` runs. */
export const main = (invocation: Invocation): Promise<number> => runCommand(invocation, product);
