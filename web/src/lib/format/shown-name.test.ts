import { expect, test } from 'vitest';

import { shownName } from './shown-name';

test.each([
  ['alice', 'alice'],
  ['  alice ', 'alice'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['T36 abc\u202Egnp.exe', 'T36 abcgnp.exe'],
  ['one\ntwo\u0000', 'onetwo'],
  ['שלום', 'שלום'],
  ['👩‍🎨', '👩‍🎨'],
])('%j is shown as %j', (username, shown) => {
  expect(shownName(username)).toBe(shown);
});

test.each(['', '   ', '\u200B\u202E', '\u200D', null, undefined])(
  '%j is no name to show',
  (username) => {
    expect(shownName(username)).toBeUndefined();
  },
);

test('T36 a name of 10,000 characters is clipped, whole characters at a time', () => {
  expect(shownName('x'.repeat(10_000))).toBe(`${'x'.repeat(64)}…`);
  expect(shownName('🦊'.repeat(100))).toBe(`${'🦊'.repeat(64)}…`);
  expect(shownName('🦊'.repeat(64))).toBe('🦊'.repeat(64));
});
