import { getuid, platform } from 'node:process';

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
 * How the installed Chromium is started. Without a browser the path is left out, and Playwright
 * says which one it misses.
 *
 * @returns {{ executablePath?: string, args: string[] }}
 */
export const launchOptions = () => {
  const executablePath = findBrowser();
  // As root, Chromium's sandbox cannot start.
  const sandbox = platform === 'linux' && getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...sandbox, ...QUIET],
  };
};
