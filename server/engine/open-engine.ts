import { StartError } from '../start-error.ts';
import type { Engine } from './engine.ts';
import { openExternal } from './external.ts';
import { NativeUnavailable } from './native/binaries.ts';
import { type EmbeddedOptions, hasCluster, openEmbedded } from './native/embedded.ts';
import { hasPglite, openPglite } from './pglite.ts';

export interface EngineOptions extends EmbeddedOptions {
  readonly databaseUrl?: string | undefined;
}

/** Existing data decides; otherwise native PostgreSQL, or PGlite where that cannot run. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  const { databaseUrl, dataDir } = options;
  if (databaseUrl) return openExternal(databaseUrl);
  if (hasPglite(dataDir) && !hasCluster(dataDir)) return openPglite(dataDir, 'this data folder was created with it');
  const isNew = !hasCluster(dataDir);
  try {
    return await openEmbedded(options);
  } catch (error) {
    if (!(error instanceof NativeUnavailable)) throw error;
    if (!isNew) throw new StartError(`The data in ${dataDir} requires the embedded PostgreSQL, but ${error.message}.`);
    return openPglite(dataDir, error.message);
  }
}
