import { expect, test } from 'vitest';

import { asciiDigits } from './ascii-digits';

/** Returns false for systems without digits (Roman numerals) or with ideographs. */
const isDecimal = (system: string): boolean =>
  /^\p{Nd}{10}$/u.test(digitsOf(system)) && new Set(digitsOf(system)).size === 10;

const digitsOf = (system: string): string =>
  [...'0123456789']
    .map((digit) => new Intl.NumberFormat(`en-u-nu-${system}`).format(Number(digit)))
    .join('');

const systems = Intl.supportedValuesOf('numberingSystem').filter(isDecimal);

test('covers the scripts of the world', () => {
  expect(systems).toEqual(
    expect.arrayContaining(['arab', 'arabext', 'beng', 'deva', 'fullwide', 'thai']),
  );
});

test.each(systems)('reads the digits of %s', (system) => {
  expect(asciiDigits(digitsOf(system))).toBe('0123456789');
});

test('leaves other characters as they are', () => {
  expect(asciiDigits(' 1² ½ Ⅳ 五 x ')).toBe('1² ½ Ⅳ 五 x');
});
