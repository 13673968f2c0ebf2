import { getuid, platform } from 'node:process';

import { chromium } from '@playwright/test';

import { findBrowser } from './find-browser.mjs';

/** Disables Chromium's background tasks, which could disturb tests and measurements. */
const QUIET = [
  '--disable-gpu',
  // Prevents the headless shell from rounding the widths of letters, which wraps text differently.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Prevents Chromium from starting a spare renderer process.
  '--renderer-process-limit=1',
];

/**
 * Omits the path of Playwright's own browser, because Playwright then picks its headless shell.
 * @returns {{ executablePath?: string, args: string[] }}
 */
export const launchOptions = () => {
  const executablePath = findBrowser();
  // Chromium can't start its sandbox when it runs as root.
  const sandbox = platform === 'linux' && getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    ...(executablePath === undefined || executablePath === chromium.executablePath()
      ? {}
      : { executablePath }),
    args: [...sandbox, ...QUIET],
  };
};
