import type { Dialect } from 'kysely';
import type { Address, PoolOptions } from './pool.ts';

export type EngineKind = 'embedded' | 'external' | 'pglite';

export interface Engine {
  readonly kind: EngineKind;
  /** Printed at the start. */
  readonly description: string;
  /** Printed at the start. */
  readonly warnings: readonly string[];
  /** Resolves with the reason if the engine stops unexpectedly. */
  readonly lost: Promise<string>;
  readonly onRestart?: (listener: () => void) => void;
  /** Address for other processes, if the engine accepts them. */
  readonly shared?: Address;
  /** Dialect for a database; the main database by default. */
  dialect(database?: string, use?: PoolOptions): Dialect;
  /** Stops an engine that this process started, or disconnects. */
  close(): Promise<void>;
}

export const mainDatabase = 'postil';
