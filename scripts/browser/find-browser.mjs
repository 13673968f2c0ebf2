import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where the distributions put theirs; first the one without windows, which needs half the processor time. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What to look at, on this machine. */
const thisMachine = () => ({
  named: process.env['CHROMIUM_PATH'],
  playwrights: chromium.executablePath(),
  exists: existsSync,
});

/**
 * The path of an installed Chromium: the one that `CHROMIUM_PATH` names, else Playwright's own,
 * else the system's; undefined when there is none.
 *
 * @param {object} [machine] what to look at; this machine unless told
 * @param {string | undefined} machine.named the value of `CHROMIUM_PATH`
 * @param {string} machine.playwrights where Playwright would have installed its own
 * @param {(path: string) => boolean} machine.exists
 * @returns {string | undefined}
 * @throws Error when `CHROMIUM_PATH` names a file that is not there
 */
export const findBrowser = ({ named, playwrights, exists } = thisMachine()) => {
  if (named !== undefined && named !== '') {
    if (!exists(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
    return named;
  }
  return [playwrights, ...SYSTEM_BROWSERS].find((path) => exists(path));
};
