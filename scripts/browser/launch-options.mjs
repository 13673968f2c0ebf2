import { getuid, platform } from 'node:process';

import { chromium } from '@playwright/test';

import { findBrowser } from './find-browser.mjs';

/** Disables Chromium's background tasks, which could disturb tests. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No spare renderer.
  '--renderer-process-limit=1',
];

/**
 * Leaves Playwright's own path out, because Playwright knows its headless shell.
 * @returns {{ executablePath?: string, args: string[] }}
 */
export const launchOptions = () => {
  const executablePath = findBrowser();
  // Chromium's sandbox can't start as root.
  const sandbox = platform === 'linux' && getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    ...(executablePath === undefined || executablePath === chromium.executablePath()
      ? {}
      : { executablePath }),
    args: [...sandbox, ...QUIET],
  };
};
