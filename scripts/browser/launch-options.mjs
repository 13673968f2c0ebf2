import { getuid, platform } from 'node:process';

import { chromium } from '@playwright/test';

import { findBrowser } from './find-browser.mjs';

/** Chromium's own errands, which a test neither needs nor may be disturbed by. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // None is kept in reserve.
  '--renderer-process-limit=1',
];

/**
 * How the installed Chromium is started. The path of Playwright's own is left out: it has a headless
 * shell beside it, and knows where. So it is without a browser, and Playwright says which one it misses.
 *
 * @returns {{ executablePath?: string, args: string[] }}
 */
export const launchOptions = () => {
  const executablePath = findBrowser();
  // As root, Chromium's sandbox cannot start.
  const sandbox = platform === 'linux' && getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    ...(executablePath === undefined || executablePath === chromium.executablePath()
      ? {}
      : { executablePath }),
    args: [...sandbox, ...QUIET],
  };
};
