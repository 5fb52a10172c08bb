import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { Served } from './test/e2e/support/served.ts';
import { launching } from './tools/chromium.ts';
import { keepTestsInMemory } from './tools/memory-folder.ts';

keepTestsInMemory();

export default defineConfig<object, Served>({
  testDir: 'test/e2e',
  outputDir: '.cache/e2e',
  forbidOnly: true,
  // On whatever machine this is.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // More than there are cores: each waits for half of its time, for the page to be what it expects.
  workers: 2 * availableParallelism(),
  reporter: 'list',
  use: {
    // Less than a test has, so that what does not come is named.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: launching(),
  },
  globalSetup: './test/e2e/support/global-setup.ts',
  projects: [
    // What is different in front of a server that knows nothing but Argilla's API; first, because its tests take turns.
    { name: 'argilla', grep: /@argilla/, workers: 1, use: { server: 'argilla' } },
    { name: 'postil', grepInvert: /@only-argilla/ },
  ],
});
