import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { keepTestsInMemory } from './tools/memory-folder.ts';
import { chunkGroups, joinedStyles } from './tools/plugins/chunks.ts';
import { className } from './tools/plugins/class-name.ts';
import { fewerFiles } from './tools/plugins/fewer-files.ts';
import { ProjectSequencer } from './tools/plugins/project-sequencer.ts';
import { templateFrame } from './tools/plugins/template-frame.ts';

if (process.env.VITEST) keepTestsInMemory();

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const modern = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/** Every page comes with the names of all chunks: seven letters of a hash do, but for what people look for. */
const isNamed = /-screen$|^(toast-region|unsent-dialog|en|de|es)$/;

const cluster = 'test/support/server/cluster.ts';
const setup = ['test/setup/unexpected-messages.ts', 'test/setup/loopback-only.ts'];

/**
 * Tests in `test/ui` and `test/infrastructure` that run without jsdom: they need no page, or jsdom's byte arrays break
 * them. A file with another environment than the next one would restart the process of the screen tests, which takes
 * seconds.
 */
const callers = [
  'test/infrastructure/browser/indexed-db-stored-uploads.test.ts',
  'test/infrastructure/files/{columns,made-again}.test.ts',
  'test/infrastructure/http/calls.test.ts',
  'test/infrastructure/http/{annotation,creation,datasets,datasets/export,people,session}/*.test.ts',
  'test/ui/annotation/never-lost.test.ts',
  'test/ui/annotation/progress/shares-view-model.test.ts',
];

export default defineConfig({
  base: './',
  plugins: [react(), templateFrame(modern), fewerFiles(joinedStyles)],
  json: { namedExports: false },
  resolve: {
    alias: {
      'use-sync-external-store/shim': 'react', // it has been part of React since version 18
    },
  },
  define: { 'import.meta.env.VITE_POSTIL_VERSION': JSON.stringify(version) },
  css: { modules: { generateScopedName: className } },
  build: {
    target: modern,
    cssTarget: modern,
    outDir: 'dist/web',
    manifest: true,
    modulePreload: { polyfill: false }, // every browser we build for knows it
    sourcemap: false,
  },
  worker: {
    format: 'es',
    // The package builds a table with WebAssembly on import, which the content security policy forbids.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /hyparquet-compressors/, sideEffects: false }] } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: {
            codeSplitting: { groups: chunkGroups(import.meta.dirname) },
            chunkFileNames: ({ name }) => (isNamed.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
            assetFileNames: 'assets/[name]-[hash:7].[ext]',
          },
        },
      },
    },
  },
  test: {
    restoreMocks: true,
    sequence: { sequencer: ProjectSequencer },
    maxWorkers: availableParallelism() + 1, // one more than there are cores, since a worker often waits for the database or a timer
    projects: [
      {
        extends: true,
        // Nothing in these tests outlives a file, so they may share a process.
        test: {
          name: 'unit',
          setupFiles: setup,
          isolate: false,
          include: ['test/{domain,formats,application,contract,tools,bin}/**/*.test.ts'],
          testTimeout: 30_000, // many cases, also on a loaded machine
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          setupFiles: setup,
          isolate: false, // files share a process, see above
          include: ['test/server/**/*.test.ts'],
          globalSetup: [cluster, 'test/support/server/processes/bundle.ts'],
          testTimeout: 30_000, // a real database, also on a loaded machine
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'callers',
          setupFiles: setup,
          isolate: false, // files share a process, see above
          include: callers,
          globalSetup: cluster,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          isolate: false, // files share a process, see above; each leaves the document as it found it
          environment: 'jsdom',
          include: ['test/{infrastructure,ui,di}/**/*.test.{ts,tsx}'],
          exclude: callers,
          globalSetup: cluster,
          setupFiles: [...setup, 'test/ui/support/environment.ts', 'test/ui/support/waiting.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
    coverage: {
      include: ['{src,di,server,contract}/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: '.cache/coverage',
      thresholds: {
        'src/domain/**/*.ts': { branches: 100, lines: 95 },
        'src/application/**/*.ts': { lines: 95 },
      },
    },
  },
});
