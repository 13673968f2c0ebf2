import * as fc from 'fast-check';

const LAST_BEFORE_SURROGATES = 0xd7ff;
const SURROGATES = 0x800;
const LAST = 0x10ffff;
const HALF = /\p{Surrogate}/u;

const characterAt = (index: number): string =>
  String.fromCodePoint(index > LAST_BEFORE_SURROGATES ? index + SURROGATES : index);

// Returns a character's index for fast-check, which expects an error for a value that isn't a
// character.
const indexOf = (text: unknown): number => {
  const code = typeof text === 'string' ? text.codePointAt(0) : undefined;
  if (code === undefined || String.fromCodePoint(code) !== text || HALF.test(text))
    throw new TypeError('no single character');
  return code > LAST_BEFORE_SURROGATES ? code - SURROGATES : code;
};

/**
 * Generates the same characters as fast-check's `unit: 'binary'`, but without its list of 1.1
 * million characters.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .nat({ max: LAST - SURROGATES })
  .map(characterAt, indexOf);
