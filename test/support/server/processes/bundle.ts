import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the bundled test programs: starting from sources is much slower. */
    readonly programs: string;
  }
}

const sources = 'test/support/server/processes';
const names = ['engine-process', 'postil-process'];
const outDir = '.cache/programs';

export async function setup(project: TestProject) {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      copyPublicDir: false,
      rolldownOptions: { input: names.map((name) => `${sources}/${name}.ts`) },
    },
    ssr: { noExternal: true, external: ['@electric-sql/pglite', '@node-rs/argon2'] },
  });
  project.provide('programs', outDir);
}
