import { expect, test } from 'vitest';

import { quotedName } from './quoted-name';

test.each([
  ['alice', '“alice”'],
  ['Wayfarer’s Lantern', '“Wayfarer’s Lantern”'],
  ['Bob. You pay 0.01 ETH in all.', '“Bob. You pay 0.01 ETH in all.”'],
  ['Bob” (0x1234…5678). You pay “0.01 ETH', '“Bob’ (0x1234…5678). You pay ’0.01 ETH”'],
  ['«Bob» "Bob" „Bob“', '“’Bob’ ’Bob’ ’Bob’”'],
  ['Bob\nYou pay 0.01 ETH', '“Bob You pay 0.01 ETH”'],
  ['Bo\u200Bb\u202E\u2066', '“Bob”'],
  ['B\u2800ob\u3164', '“Bob”'],
  [`B${'\u0301'.repeat(40)}ob`, '“B\u0301\u0301\u0301\u0301ob”'],
  [`B${'\u0301\u200B'.repeat(40)}ob`, '“B\u0301\u0301\u0301\u0301ob”'],
])('T61 writes %j in a sentence as %j', (name, quoted) => {
  expect(quotedName(name)).toBe(quoted);
});

test('T61 clips a long name', () => {
  expect(quotedName('x'.repeat(10_000))).toBe(`“${'x'.repeat(63)}…”`);
});

test.each(['', '  ', '\u200B\u3164', '”', null, undefined])('T61 %j is not a name', (name) => {
  expect(quotedName(name)).toBeUndefined();
});
