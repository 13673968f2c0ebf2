import { join } from 'node:path';
import { argv, env, getuid, platform } from 'node:process';
import { fileURLToPath } from 'node:url';

import { installFromDebian } from '../install/from-debian.mjs';
import { createProcesses } from '../test-run/processes.mjs';
import { findBrowser } from './find-browser.mjs';

/** @typedef {import('../test-run/processes.mjs').Processes} Processes */

const DOWNLOAD_LIMIT_MS = 180_000;

const HEADLESS_SHELL = 'chromium-headless-shell';
const PACKAGES = [HEADLESS_SHELL, 'chromium'];
const FULL_CHROMIUM = '/usr/bin/chromium';

const ADVICE =
  'No Chromium was found and none could be installed. Install one (for example `apt-get install chromium`, or `npx playwright install chromium`) or name one by CHROMIUM_PATH.';

/**
 * Returns an installed Chromium: Playwright's own, otherwise Debian's. Installs one if there is
 * none, and in CI the headless shell if there is only Debian's full Chromium.
 * @param {object} options
 * @param {Processes} options.processes
 * @param {string} options.cwd the e2e package
 * @param {boolean} [options.isCi]
 * @param {() => string | undefined} [options.find]
 * @param {typeof installFromDebian} [options.install]
 * @returns {Promise<{ kind: 'found', path: string } | { kind: 'missing', advice: string }>}
 */
export const ensureBrowser = async ({
  processes,
  cwd,
  isCi = env['CI'] !== undefined && env['CHROMIUM_PATH'] === undefined,
  find = findBrowser,
  install = installFromDebian,
}) => {
  try {
    const installed = find();
    if (installed === FULL_CHROMIUM && isCi) await install(processes, cwd, HEADLESS_SHELL);
    if (installed !== undefined) return { kind: 'found', path: find() ?? installed };
  } catch (error) {
    return { kind: 'missing', advice: error instanceof Error ? error.message : String(error) };
  }

  console.log("No Chromium found: installing Playwright's own.");
  const withSystemLibraries = platform === 'linux' && getuid?.() === 0 ? ['--with-deps'] : [];
  await processes.run(
    join(cwd, 'node_modules/.bin/playwright'),
    ['install', ...withSystemLibraries, 'chromium'],
    { cwd, timeLimitMs: DOWNLOAD_LIMIT_MS, streams: 'show' },
  );
  if (find() === undefined) {
    console.log("Playwright's Chromium could not be installed: trying the system's packages.");
    for (const name of PACKAGES) if (find() === undefined) await install(processes, cwd, name);
  }
  const path = find();
  return path === undefined ? { kind: 'missing', advice: ADVICE } : { kind: 'found', path };
};

if (argv[1] === fileURLToPath(import.meta.url)) {
  const outcome = await ensureBrowser({
    processes: createProcesses(),
    cwd: fileURLToPath(new URL('../../e2e', import.meta.url)),
  });
  console.log(outcome.kind === 'found' ? outcome.path : outcome.advice);
  process.exitCode = outcome.kind === 'found' ? 0 : 1;
}
