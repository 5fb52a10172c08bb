import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { templateFrame } from './tools/plugins/template-frame.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const modern = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

const path = /node_modules|[.]css$|[\\/](src|di|contract)[\\/]/;

/** What every page takes is one chunk: many small ones compress worse. */
const base = {
  name: 'base',
  tags: ['$initial' as const],
  test: (id: string) => path.test(id) && !/src.main[.]tsx$/.test(id),
};

/** What signing in and home both take, and nothing of either. */
const marks = {
  name: 'marks',
  test: /components.marks.logo|lucide-react.*(createLucideIcon|circle-(alert|exclamation))/,
};

/** What signing in takes besides. */
const signIn = { name: 'sign-in', test: /src.ui.session.sign-in-screen/ };

/** What home takes besides; most of it goes with every page behind signing in. */
const behind = {
  name: 'behind',
  test: /src.ui.(datasets.home-screen|components.feedback.toast-region)|[\\/]di[\\/]work[\\/]work[.]ts/,
};

/** What answering takes besides, one record or many. */
const answering = { name: 'answering', test: /src.ui.annotation.annotation-screen/ };

const cluster = 'test/support/server/cluster.ts';

/** What calls a server without a page around it. */
const callers = [
  'test/infrastructure/http/calls.test.ts',
  'test/infrastructure/http/{datasets,people,repositories}/**/*.test.ts',
  'test/ui/annotation/never-lost.test.ts',
  'test/ui/annotation/shares/shares-view-model.test.ts',
];

export default defineConfig({
  base: './',
  plugins: [react(), templateFrame(modern)],
  resolve: {
    alias: {
      'use-sync-external-store/shim': 'react', // it has been part of React since version 18
      'reflect-metadata/lite': fileURLToPath(new URL('tools/small-metadata.ts', import.meta.url)),
    },
  },
  define: { 'import.meta.env.VITE_POSTIL_VERSION': JSON.stringify(version) },
  build: {
    target: modern,
    cssTarget: modern,
    outDir: 'dist/web',
    manifest: true,
    modulePreload: { polyfill: false }, // every browser we build for knows it
    sourcemap: false,
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [base, marks, signIn, behind, answering] } } } },
    },
  },
  test: {
    restoreMocks: true,
    maxWorkers: '100%', // by itself it leaves one core idle, half of a small machine
    projects: [
      {
        extends: true,
        // Nothing in these tests outlives a file, so they may share a process.
        test: {
          name: 'unit',
          isolate: false,
          include: ['test/{domain,application,contract,tools,bin}/**/*.test.ts'],
          testTimeout: 30_000, // many cases on whatever machine this is
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false, // as above
          include: ['test/server/**/*.test.ts'],
          globalSetup: [cluster, 'test/support/server/processes/bundle.ts'],
          testTimeout: 30_000, // a real database on whatever machine this is
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'callers',
          isolate: false, // as above
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
          isolate: false, // as above; each leaves the document as it found it
          environment: 'jsdom',
          include: ['test/{infrastructure,ui,di}/**/*.test.{ts,tsx}'],
          exclude: callers,
          globalSetup: cluster,
          setupFiles: ['test/ui/support/strict-mobx.ts', 'test/ui/support/quick-failures.ts'],
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
