import { defineConfig, devices } from '@playwright/test';

import { launchOptions } from '@trait-market/scripts/browser/launch-options';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/** Journeys without assertions about pictures, which run without drawing any (decision 126). */
const WITHOUT_PICTURES = new RegExp(
  `/(${[
    'actions(-of-others)?|analytics|approvals|avatar-(page|sales)|benches-short-of|bytes|cart|chat',
    'collection-page|criteria-offers|documents|edit-profile|flags|fresh-steps|gifts|guest|inventory',
    'legal-links|live-market|lost-network|many-listings|market-news|mock-page-calls|navigation|notices',
    'packs(-race)?|plain-http|prompt-answers|provider-outage|radar|refused-sign-in|reroll-race',
    'search-keyboard|session(-end)?|sign-in(-reload)?|site-update|smart-account|subscriptions|tabs',
    'tax(-refused)?|test-wallet|the-light|toasts|trading|translated|typed-amounts|wall(-restored)?',
    'wallet-sdk|watchlist|where-they-look|worth',
  ].join('|')})\\.spec\\.ts$`,
);
const launched = launchOptions();
const unpictured = {
  ...launched,
  args: [...launched.args, '--blink-settings=imagesEnabled=false'],
};

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // One journey in hundreds fails on a busy machine; many retries fail the run (decision 065).
  retries: 1,
  forbidOnly: true,
  // Leaves time for a busy machine: no journey asserts how long anything takes.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  globalTimeout: 40 * 60_000,
  reporter: [['list']],
  use: {
    launchOptions: launched,
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Disables fades, because axe would measure the contrast of half-transparent text.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: WITHOUT_PICTURES, use: desktop },
    {
      name: 'without pictures',
      testMatch: WITHOUT_PICTURES,
      use: { ...desktop, launchOptions: unpictured },
    },
    {
      name: 'small',
      grep: /@small/,
      use: { ...desktop, viewport: { width: 375, height: 812 }, hasTouch: true },
    },
  ],
});
