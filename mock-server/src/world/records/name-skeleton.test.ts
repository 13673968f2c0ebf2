import { expect, test } from 'vitest';

import { nameKeys, nameProblem } from './name-skeleton';

const looksSame = (one: string, other: string): boolean => {
  const keys = nameKeys(one);
  return [...nameKeys(other)].some((key) => keys.has(key));
};

test.each([
  ['alice', 'ALICE', 'case'],
  ['alice', 'ꓮꓡꓲꓚꓰ', 'Lisu'],
  ['Bob', 'ꓐꓳꓐ', 'Lisu'],
  ['alice', 'аlісе', 'Cyrillic'],
  ['BOB', 'ВОВ', 'Cyrillic capitals'],
  ['bob', 'вов', 'Cyrillic capitals in small'],
  ['Oozug', 'Օօzսց', 'Armenian'],
  ['ART', 'ᎪᎡᎢ', 'Cherokee'],
  ['KATE', 'ΚΑΤΕ', 'Greek'],
  ['ada', '𝖆𝖉𝖆', 'mathematical letters'],
  ['ada', 'ａｄａ', 'full width'],
  ['ada', 'ⓐⓓⓐ', 'circled letters'],
  ['a-b', 'a\u2010b', 'a hyphen'],
  ['a-b', 'a\u2011b', 'a hyphen that does not break'],
  ['a-b', 'a\u2212b', 'a minus'],
  ['a-b', 'a\u2013b', 'a dash'],
  ['ian', 'i\u0307an', 'a dot above an i'],
  ['jo', 'j\u0307o', 'a dot above a j'],
  ['ian', 'ıan', 'an i without its dot'],
  ['Ian', 'lan', 'a capital I and an l'],
  ['bob', 'b0b', 'a zero'],
  ['Al', 'A1', 'a one'],
  ['maria', 'rnaria', 'r and n'],
  ["o'neil", 'o’neil', 'an apostrophe'],
  ['zoë', 'zoe\u0308', 'a combining mark'],
  ['al ice', 'al\u00A0 ice', 'spaces'],
  ['Борис', 'БОРИС', 'case of Cyrillic'],
  ['Þór', 'þór', 'case of Icelandic'],
  ['ian', 'ւan', 'Armenian of Unicode 17'],
  ['Bob', 'Ⲃοb', 'Coptic of Unicode 17'],
])('T61 %j and %j look the same: %s', (one, other) => {
  expect(looksSame(one, other)).toBe(true);
  expect(looksSame(other, one)).toBe(true);
});

test('T61 every letter looks the same in each of its cases', () => {
  const letters = Array.from({ length: 0x1_e944 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => /\p{L}/u.test(letter) && letter.toLowerCase() !== letter,
  );
  const unlike = letters.filter((letter) => !looksSame(`a${letter}`, `a${letter.toLowerCase()}`));
  expect(letters.length).toBeGreaterThan(1300);
  expect(unlike).toEqual([]);
});

test.each([
  ['alice', 'alicia'],
  ['zoë', 'zoe'],
  ['Allen', 'Alien'],
  ['al ice', 'alice'],
  ['a-b', 'ab'],
  ['Ana', 'Anna'],
  ['さくら', 'ざくら'],
  ['김민수', '김민주'],
  ['Müller', 'Muller'],
])('%j and %j look different', (one, other) => {
  expect(looksSame(one, other)).toBe(false);
});

test.each([
  'ꓳxd8d…6045',
  '0xꓒ8ꓒ…6045',
  'ᑯ8ᑯа…6045',
  'ⅾ8ⅾA6BF26964aF9D7eEd9e03E53415D37aA96045',
  'd8dA6BF26964aF9D7eEd9eО3E53415D37aA96О45',
  'vitalik.еtհ',
  'vitalik.eτһ',
])('T61 %j is refused although its letters are of other scripts', (name) => {
  expect(nameProblem(name)).toMatch(/wallet address|ENS name/);
});

test.each([
  'Ольга',
  'Նարեկ',
  'ꓡꓲꓢꓴ',
  'Ꭰꮃ',
  'Ελένη',
  'سارة',
  'שלום',
  '山田太郎',
  'อารี',
  'Zoë',
  '🦊 Fox',
  'l0l',
])('%j can be a name', (name) => {
  expect(nameProblem(name)).toBeUndefined();
});
