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
  // Long enough for a loaded machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Twice the cores: a test waits for its page half of the time.
  workers: 2 * availableParallelism(),
  reporter: 'list',
  use: {
    // Shorter than the timeout of a test, so that the failure names the missing element.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: launching(),
  },
  globalSetup: './test/e2e/support/global-setup.ts',
  projects: [
    // The pages in front of a server with Argilla's API alone. Runs first, because its tests run one after another.
    { name: 'argilla', grep: /@argilla/, workers: 1, use: { server: 'argilla' } },
    { name: 'postil', grepInvert: /@only-argilla/ },
  ],
});
