import type { Environment } from '../read-config.ts';
import type { Terminal } from './terminal.ts';

export interface Invocation {
  readonly args: readonly string[];
  readonly env: Environment;
  readonly version: string;
  readonly presetDataDir: string;
  readonly webRoot: string;
  readonly terminal: Terminal;
}
