import { expect, test } from 'vitest';

import { findBrowser } from './find-browser.mjs';

/** @param {string[]} installed */
const machine = (...installed) => ({
  named: undefined,
  playwrights: '/cache/playwright/chrome',
  exists: (/** @type {string} */ path) => installed.includes(path),
});

test('the browser in CHROMIUM_PATH comes first', () => {
  const both = machine('/opt/chrome', '/cache/playwright/chrome');
  expect(findBrowser({ ...both, named: '/opt/chrome' })).toBe('/opt/chrome');
});

test("Playwright's own browser comes before the system's", () => {
  const both = machine('/usr/bin/chromium', '/cache/playwright/chrome');
  expect(findBrowser(both)).toBe('/cache/playwright/chrome');
  expect(findBrowser(machine('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
});

test('among the system’s browsers, the headless one comes first', () => {
  const both = machine('/usr/bin/chromium', '/usr/bin/chromium-headless-shell');
  expect(findBrowser(both)).toBe('/usr/bin/chromium-headless-shell');
});

test('says when a machine has none', () => {
  expect(findBrowser(machine())).toBeUndefined();
});

test('a CHROMIUM_PATH that names no file is an error, not another browser', () => {
  const other = { ...machine('/usr/bin/chromium'), named: '/opt/gone' };
  expect(() => findBrowser(other)).toThrow('/opt/gone');
});
