import { expect, test } from 'vitest';

import { shownName } from './shown-name';

test.each([
  ['alice', 'alice'],
  ['  alice ', 'alice'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['one\ntwo\u0000', 'one two'],
  ['שלום', 'שלום'],
  ['👩‍🎨', '👩‍🎨'],
  ['x'.repeat(64), 'x'.repeat(64)],
])('shows %j as %j', (username, shown) => {
  expect(shownName(username)).toBe(shown);
});

test.each(['', '   ', '\u200B\u202E', '\u200D', null, undefined])(
  'has no name to show for %j',
  (username) => {
    expect(shownName(username)).toBeUndefined();
  },
);

test('T36 a name that reverses the text direction is made harmless, and one of 10,000 characters is clipped', () => {
  expect(shownName('abc\u202Egnp.exe')).toBe('abc gnp.exe');
  expect(shownName('x'.repeat(10_000))).toBe(`${'x'.repeat(63)}…`);
});

test.each([
  [`a${'\u0301'.repeat(60)}lice`, 'a\u0301\u0301\u0301\u0301lice'],
  [`a${'\u0301\u200D'.repeat(60)}lice`, `a${'\u0301\u200D'.repeat(4)}lice`],
  [`x${'\u20DD'.repeat(5)}`, `x${'\u20DD'.repeat(4)}`],
  ['Nguye\u0302\u0303n', 'Nguye\u0302\u0303n'],
  ['בְּרֵאשִׁ֖ית', 'בְּרֵאשִׁ֖ית'],
  ['မြွှေ့', 'မြွှေ့'],
])(
  'T61 marks that a provider lets someone pile on a letter don’t cover other lines: %j',
  (name, shown) => {
    expect(shownName(name)).toBe(shown);
  },
);
