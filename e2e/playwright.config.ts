import { defineConfig, devices } from '@playwright/test';

import { launchOptions } from './scripts/browser/launch-options.mjs';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // For the one journey of some hundreds that a busy machine disturbs. Who needed it is told, and more
  // than a few of them fail the run: see decision 065.
  retries: 1,
  forbidOnly: true,
  // A busy machine is no failure: what is awaited has room, and nothing asserts a time.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  globalTimeout: 40 * 60_000,
  reporter: [['list']],
  use: {
    launchOptions: launchOptions(),
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Nothing is caught half-way through a fade: axe measures contrast.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: desktop },
    {
      name: 'small',
      grep: /@small/,
      use: { ...desktop, viewport: { width: 375, height: 812 }, hasTouch: true },
    },
  ],
});
