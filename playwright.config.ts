import { defineConfig } from '@playwright/test';
import { e2ePort, onArgillaPort } from './test/e2e/support/port.ts';
import { findQuickChromium, launching } from './tools/chromium.ts';

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.cache/e2e',
  forbidOnly: true,
  // On whatever machine this is.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // One for each project that has data in common, where two tests at once would meet, and one for the others.
  workers: 3,
  reporter: 'list',
  use: {
    // Less than a test has, so that what does not come is named.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: launching(findQuickChromium()),
  },
  webServer: {
    command: 'tsx test/e2e/support/serve.ts',
    url: `http://127.0.0.1:${onArgillaPort}/api/v1/status`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
  },
  projects: [
    // What only our server can do is tried in test/e2e/ours.
    {
      name: 'postil',
      workers: 1,
      use: { baseURL: `http://127.0.0.1:${e2ePort}` },
      testIgnore: ['**/e2e/accessibility.spec.ts', 'apart/**'],
    },
    {
      name: 'argilla',
      workers: 1,
      use: { baseURL: `http://127.0.0.1:${onArgillaPort}` },
      testIgnore: ['ours/**', 'apart/**'],
    },
    // Every state of accessibility, and what needs a product of its own.
    { name: 'apart', testMatch: 'apart/**/*.spec.ts' },
  ],
});
