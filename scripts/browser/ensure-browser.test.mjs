import { expect, test } from 'vitest';

import { createProcesses } from '../test-run/processes.mjs';
import { ensureBrowser } from './ensure-browser.mjs';

const FULL = '/usr/bin/chromium';
const SHELL = '/usr/bin/chromium-headless-shell';

/** @param {{ isCi: boolean, found: string, isInstallable?: boolean }} machine */
const ensureOn = async ({ isCi, found, isInstallable = true }) => {
  /** @type {string[]} */
  const packages = [];
  const outcome = await ensureBrowser({
    processes: createProcesses(),
    cwd: '.',
    isCi,
    find: () => (isInstallable && packages.length > 0 ? SHELL : found),
    install: (_processes, _cwd, name) => {
      packages.push(name);
      return Promise.resolve();
    },
  });
  return { outcome, packages };
};

test('CI installs the headless shell next to Debian’s full Chromium', async () => {
  const { outcome, packages } = await ensureOn({ isCi: true, found: FULL });
  expect(packages).toEqual(['chromium-headless-shell']);
  expect(outcome).toEqual({ kind: 'found', path: SHELL });
});

test('CI falls back to full Chromium when the headless shell can’t be installed', async () => {
  const { outcome } = await ensureOn({ isCi: true, found: FULL, isInstallable: false });
  expect(outcome).toEqual({ kind: 'found', path: FULL });
});

test('installs nothing on a developer’s machine that has a browser, or next to another one', async () => {
  expect((await ensureOn({ isCi: false, found: FULL })).packages).toEqual([]);
  expect((await ensureOn({ isCi: true, found: '/cache/chrome' })).packages).toEqual([]);
});
