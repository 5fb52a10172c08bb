import type { Dialect } from 'kysely';
import type { Address, PoolOptions } from './pool.ts';

export type EngineKind = 'embedded' | 'external' | 'pglite';

/** A running PostgreSQL, whatever runs it. */
export interface Engine {
  readonly kind: EngineKind;
  /** Said once at start, in a person's words. */
  readonly description: string;
  /** What whoever starts the program has to know about this engine. */
  readonly warnings: readonly string[];
  /** Resolves, with the reason, when the engine ends without having been closed. */
  readonly lost: Promise<string>;
  /** Called each time that the engine had ended and was started again. */
  readonly onRestart?: (listener: () => void) => void;
  /** Where it is found, if other processes may work on the same database. */
  readonly shared?: Address;
  /** A new dialect for a database of this engine; without a name, for its main one. */
  dialect(database?: string, use?: PoolOptions): Dialect;
  /** Stops what was started here, or lets go of what was only connected to. */
  close(): Promise<void>;
}

export const mainDatabase = 'postil';
