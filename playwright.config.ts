import { defineConfig } from '@playwright/test';
import { e2ePort } from './test/e2e/support/port.ts';
import { findChromium } from './tools/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.cache/e2e',
  forbidOnly: true,
  workers: 1,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${e2ePort}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [{ name: 'chromium' }],
});
