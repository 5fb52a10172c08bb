import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { inputHash, stampFile } from '../bin/inputs.mjs';
import { precompress } from './precompress.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Packages with files that cannot be bundled. */
const external = ['@electric-sql/pglite', '@node-rs/argon2'];

// Hashed before the build: a change during the build makes it stale.
const stamp = await inputHash(root);
const built = await readFile(stampFile(root), 'utf8').catch(() => undefined);
if (process.argv.includes('--if-stale') && built === stamp) process.exit(0);

await build({ root, logLevel: 'error' });
await precompress(join(root, 'dist', 'web'));
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'server/main.ts', outDir: 'dist/server', target: 'node20', copyPublicDir: false },
  ssr: { noExternal: true, external },
});
await writeFile(stampFile(root), stamp);
