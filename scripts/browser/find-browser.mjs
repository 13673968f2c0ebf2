import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell comes first, because it needs only half the processor time. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const thisMachine = () => ({
  named: process.env['CHROMIUM_PATH'],
  playwrights: chromium.executablePath(),
  exists: existsSync,
});

/**
 * Returns the browser at `CHROMIUM_PATH`, otherwise Playwright's own, otherwise the system's.
 * @throws Error when `CHROMIUM_PATH` is set to a missing file
 * @param {object} [machine] this machine by default
 * @param {string | undefined} machine.named the value of `CHROMIUM_PATH`
 * @param {string} machine.playwrights the path of Playwright's own browser
 * @param {(path: string) => boolean} machine.exists
 * @returns {string | undefined}
 */
export const findBrowser = ({ named, playwrights, exists } = thisMachine()) => {
  if (named !== undefined && named !== '') {
    if (!exists(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
    return named;
  }
  return [playwrights, ...SYSTEM_BROWSERS].find((path) => exists(path));
};
