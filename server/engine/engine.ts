import type { Dialect } from 'kysely';

export type EngineKind = 'embedded' | 'external' | 'pglite';

/** A running PostgreSQL, whatever runs it. */
export interface Engine {
  readonly kind: EngineKind;
  /** A new dialect for a database of this engine; without a name, for its main one. */
  dialect(database?: string): Dialect;
  /** Stops what was started here, or lets go of what was only connected to. */
  close(): Promise<void>;
}
