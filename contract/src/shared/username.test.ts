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
  'Facade Cafe',
  'deadbeefcafe',
  'dead…beef',
  'abc-123',
  'wait… what',
  '20211222',
  'Born 1980 ... still here',
  'the bad face 2 facades',
  'method',
  'Bob. Ethereum fan',
  'Elisabeth',
  'Nguyễn Thị Ế',
  'Nguye\u0302\u0303n',
  'Ελένη',
  'Օհաննես',
  'ნინო',
  'ꓡꓲꓢꓴ',
  'Ꮳꮃꭹ',
  'سارة',
  'בְּרֵאשִׁ֖ית',
  'अनुष्का',
  'தமிழ்',
  'ภูมิพล',
  'ཨོཾ་མ་ཎི་པདྨེ',
  'မြန်မာ',
  '김민수',
  '山田太郎',
  'さくら',
  'አበበ',
  'José',
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
  'd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  'D8DA6BF26964AF9D7EED9E03E53415D37AA96045 (me)',
  'd8dA 6BF2 6964 aF9D 7eEd 9e03 E534 15D3 7aA9 6045',
  'd8dA6BF26964aF9D7eEd',
  'd8dA…6045',
  'd8dA...6045',
  'd8dA … 6045',
  'd8dA⋯6045',
  'd8dA••••6045',
  'd8dA。。6045',
  'd8dA***6045',
  '(d8d…045)',
  '12…45',
])('T61 %j looks like an address', (name) => {
  expect(usernameProblem(name)).toMatch(/look like a wallet address/);
});

test.each([
  'vitalik.eth',
  'Vitalik.ETH',
  'vitalik．eth',
  'vitalik。eth',
  'pay.vitalik.eth (me)',
  'vitalik.еth',
])('T61 %j is refused as an address', (name) => {
  expect(usernameProblem(name)).toMatch(/ENS name/);
});

test.each([
  `a${'\u0301'.repeat(60)}lice`,
  `a${'\u0301\u0302'.repeat(30)}lice`,
  'a\u0301\u0301',
  'e\u0302\u0301\u0323\u0324\u0325',
  `x${'\u20DD\u20DE\u20DF'.repeat(2)}`,
])('T61 %j piles up marks', (name) => {
  expect(usernameProblem(name)).toMatch(/accents/);
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
