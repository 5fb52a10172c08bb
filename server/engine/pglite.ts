import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Engine, mainDatabase } from './engine.ts';
import { pgliteDialect } from './pglite-dialect.ts';

const folderOf = (dataDir: string) => join(dataDir, 'pglite');
export const hasPglite = (dataDir: string) => existsSync(join(folderOf(dataDir), mainDatabase));

/** Imported on demand: large and rarely needed. */
async function open(folder: string) {
  const { PGlite, types } = await import('@electric-sql/pglite');
  return PGlite.create({ dataDir: folder, parsers: { [types.INT8]: Number } });
}

/** PostgreSQL in WebAssembly, for systems where the native one cannot run. */
export async function openPglite(dataDir: string, reason: string): Promise<Engine> {
  await mkdir(folderOf(dataDir), { recursive: true });
  return {
    kind: 'pglite',
    description: `PGlite in ${folderOf(dataDir)}`,
    warnings: [
      `PGlite is used instead of PostgreSQL, because ${reason}. PGlite is slower, and a power failure can cause data loss.`,
    ],
    lost: new Promise(() => undefined),
    dialect: (database = mainDatabase) => pgliteDialect(() => open(join(folderOf(dataDir), database))),
    close: async () => undefined,
  };
}
