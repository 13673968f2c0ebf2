import { expect, test } from 'vitest';

import { looksOf, usernameProblem } from './username';

test.each([
  'alice',
  'Bob. You pay 0.01 ETH in all.',
  'Zoë Müller',
  'שלום',
  'Пётр',
  '👩‍🎨 Ada',
  '❤️',
  '0xDesigner',
  'oxen',
  '10x faced',
  'Agent 0x07',
])('%j can be a name', (name) => {
  expect(usernameProblem(name)).toBeUndefined();
});

test.each([
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  '0xd8d…6045',
  '0xd8d...6045',
  '0x d8d — 6045',
  '0×d8d…6045',
  'Оxd8d…6045',
  '0хd8d…6045',
  '０ｘｄ８ｄ…6045',
  '0xD8DА…6045',
  '0xd8d…6045 (verified)',
  'the real 0xd8dA6BF26964',
  '0xbeef',
])('T61 %j looks like an address', (name) => {
  expect(usernameProblem(name)).toMatch(/look like a wallet address/);
});

test.each([
  ['alice\u200B', 'a zero-width space'],
  ['ali\u202Ece', 'an override of the direction'],
  ['ali\u00ADce', 'a soft hyphen'],
  ['alice\u2800', 'a braille blank'],
  ['ali\u3164ce', 'a filler'],
  ['alice\u{E0041}', 'a tag'],
  ['alice\n0.01 ETH', 'a line break'],
  ['\u200D', 'nothing else'],
  ['0x\u200Bd8d…6045', 'an address'],
])('T61 %j hides something: %s', (name) => {
  expect(usernameProblem(name)).toMatch(/invisible characters/);
});

test.each([
  ['Alice', 'alice'],
  ['ALICE', 'alice'],
  ['аlice', 'alice'],
  ['ａｌｉｃｅ', 'alice'],
  ['al\u200Bice', 'alice'],
  ['al  ice', 'al ice'],
  ['ΑLICE', 'alice'],
])('%j and %j look the same', (one, other) => {
  expect(looksOf(one)).toBe(looksOf(other));
});

test.each([
  ['alice', 'alicia'],
  ['al ice', 'alice'],
  ['zoë', 'zoe'],
])('%j and %j look different', (one, other) => {
  expect(looksOf(one)).not.toBe(looksOf(other));
});
