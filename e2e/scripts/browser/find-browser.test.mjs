import { expect, test } from 'vitest';

import { findBrowser } from './find-browser.mjs';

/** @param {string[]} installed */
const machine = (...installed) => ({
  named: undefined,
  playwrights: '/cache/playwright/chrome',
  exists: (/** @type {string} */ path) => installed.includes(path),
});

test('the browser that CHROMIUM_PATH names comes first', () => {
  const both = machine('/opt/chrome', '/cache/playwright/chrome');
  expect(findBrowser({ ...both, named: '/opt/chrome' })).toBe('/opt/chrome');
});

test("Playwright's own comes before the system's", () => {
  const both = machine('/usr/bin/chromium', '/cache/playwright/chrome');
  expect(findBrowser(both)).toBe('/cache/playwright/chrome');
  expect(findBrowser(machine('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
});

test('of the system’s, the one without windows comes first', () => {
  const both = machine('/usr/bin/chromium', '/usr/bin/chromium-headless-shell');
  expect(findBrowser(both)).toBe('/usr/bin/chromium-headless-shell');
});

test('a machine without one is told so', () => {
  expect(findBrowser(machine())).toBeUndefined();
});

test('a CHROMIUM_PATH that names no file is an error, not another browser', () => {
  const other = { ...machine('/usr/bin/chromium'), named: '/opt/gone' };
  expect(() => findBrowser(other)).toThrow('/opt/gone');
});
