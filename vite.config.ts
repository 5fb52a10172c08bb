import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const modern = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

const cluster = 'test/support/cluster.ts';

export default defineConfig({
  base: './',
  plugins: [react()],
  build: { target: modern, cssTarget: modern, outDir: 'dist/web', manifest: true, sourcemap: false },
  test: {
    restoreMocks: true,
    projects: [
      {
        extends: true,
        // Nothing in these tests outlives a file, so they may share a process.
        test: { name: 'unit', isolate: false, include: ['test/{domain,application,contract,tools,bin}/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'server', include: ['test/server/**/*.test.ts'], globalSetup: cluster } },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['test/{infrastructure,ui,di}/**/*.test.{ts,tsx}'],
          globalSetup: cluster,
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
