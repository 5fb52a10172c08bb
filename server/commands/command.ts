import type { ParseArgsConfig } from 'node:util';
import type { Invocation } from './invocation.ts';

export type Options = NonNullable<ParseArgsConfig['options']>;

/** What was given to a command, read. */
export interface CommandInput {
  /** In the order of the names in `operands`. */
  readonly operands: readonly string[];
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly switches: ReadonlySet<string>;
}

export interface Command {
  /** The names of what has to be given, in order. */
  readonly operands: readonly string[];
  readonly options?: Options;
  /** Its options in the words of `--help`. */
  readonly usage?: string;
  readonly meaning: string;
  /** The arguments of the invocation are settings only; returns the exit code. */
  readonly run: (invocation: Invocation, given: CommandInput) => Promise<number>;
}
