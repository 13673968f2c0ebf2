import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { argv, getuid, platform } from 'node:process';
import { fileURLToPath } from 'node:url';

import { createProcesses } from '../test-run/processes.mjs';
import { findBrowser } from './find-browser.mjs';

/** @typedef {import('../test-run/processes.mjs').Processes} Processes */

/** A download that has not ended by then will not. */
const DOWNLOAD_LIMIT_MS = 180_000;
const APT_LIMIT_MS = 300_000;

const ADVICE =
  'No Chromium was found and none could be installed. Install one (for example `apt-get install chromium`, or `npx playwright install chromium`) or name one by CHROMIUM_PATH.';

/**
 * What to put before a command that needs root, or undefined when root cannot be had.
 *
 * @param {Processes} processes
 * @param {string} cwd
 * @returns {Promise<string[] | undefined>}
 */
const asRoot = async (processes, cwd) => {
  if (getuid?.() === 0) return [];
  const { exitCode } = await processes.run('sudo', ['-n', 'true'], { cwd, timeLimitMs: 10_000 });
  return exitCode === 0 ? ['sudo', '-n'] : undefined;
};

/**
 * Debian's own Chromium, where there is apt and root.
 *
 * @param {Processes} processes
 * @param {string} cwd
 */
const installFromDebian = async (processes, cwd) => {
  if (platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return;
  const prefix = await asRoot(processes, cwd);
  if (prefix === undefined) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args];
    const { exitCode, output } = await processes.run(command, rest, {
      cwd,
      timeLimitMs: APT_LIMIT_MS,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (exitCode !== 0) {
      console.log(output);
      return;
    }
  }
};

/**
 * An installed Chromium, installing one when there is none: Playwright's own, else Debian's.
 *
 * @param {{ processes: Processes, cwd: string }} options `cwd` is the e2e package
 * @returns {Promise<{ kind: 'found', path: string } | { kind: 'missing', advice: string }>}
 */
export const ensureBrowser = async ({ processes, cwd }) => {
  try {
    const installed = findBrowser();
    if (installed !== undefined) return { kind: 'found', path: installed };
  } catch (error) {
    return { kind: 'missing', advice: error instanceof Error ? error.message : String(error) };
  }

  console.log("No Chromium found: installing Playwright's own.");
  const withSystemLibraries = platform === 'linux' && getuid?.() === 0 ? ['--with-deps'] : [];
  await processes.run(
    join(cwd, 'node_modules/.bin/playwright'),
    ['install', ...withSystemLibraries, 'chromium'],
    { cwd, timeLimitMs: DOWNLOAD_LIMIT_MS, show: true },
  );
  if (findBrowser() === undefined) {
    console.log("Playwright's Chromium could not be installed: trying the system's packages.");
    await installFromDebian(processes, cwd);
  }
  const path = findBrowser();
  return path === undefined ? { kind: 'missing', advice: ADVICE } : { kind: 'found', path };
};

if (argv[1] === fileURLToPath(import.meta.url)) {
  const outcome = await ensureBrowser({
    processes: createProcesses(),
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  });
  console.log(outcome.kind === 'found' ? outcome.path : outcome.advice);
  process.exitCode = outcome.kind === 'found' ? 0 : 1;
}
