import type { ParseArgsConfig } from 'node:util';
import type { Invocation } from './invocation.ts';

export type Options = NonNullable<ParseArgsConfig['options']>;

export interface CommandInput {
  /** In the order of the command's `operands`. */
  readonly operands: readonly string[];
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly switches: ReadonlySet<string>;
}

export interface Command {
  readonly operands: readonly string[];
  readonly options?: Options;
  readonly usage?: string;
  readonly meaning: string;
  /** `invocation.args` contain settings only. Returns the exit code. */
  readonly run: (invocation: Invocation, given: CommandInput) => Promise<number>;
}
