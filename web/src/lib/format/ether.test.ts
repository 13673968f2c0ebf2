import { expect, test } from 'vitest';

import { setBrowserLocale } from '@/testing/browser-locale';

import { groupedEther, weiToEther } from './ether';

test.each([
  [0n, '0'],
  [1n, '0.000000000000000001'],
  [1_500_000_000_000_000_000n, '1.5'],
  [1_000_000_000_000_000_000n, '1'],
  [100_000_000_000_000_000_000n, '100'],
  [123_456_789_012_345_678_901_234_567n, '123456789.012345678901234567'],
  [
    2n ** 256n - 1n,
    '115792089237316195423570985008687907853269984665640564039457.584007913129639935',
  ],
  [-1_000_000_000_000_000_001n, '-1.000000000000000001'],
])('R9.8 §9 %s wei is %s ether, without losing a digit', (wei, ether) => {
  expect(weiToEther(wei)).toBe(ether);
});

test('a conversion can be reversed exactly', () => {
  for (let digit = 0n; digit < 78n; digit += 1n) {
    const wei = 7n * 10n ** digit + 3n;
    const [whole = '', fraction = ''] = weiToEther(wei).split('.');
    expect(BigInt(whole + fraction.padEnd(18, '0'))).toBe(wei);
  }
});

test.each([
  [0n, '0'],
  [999_000_000_000_000_000_000n, '999'],
  [2_449_223_500_000_000_000_000n, '2,449.2235'],
  [123_456_789_012_345_678_901_234_567n, '123,456,789.012345678901234567'],
  [-500_000_000_000_000_000n, '-0.5'],
])('%s wei reads %s: grouped by thousands, to the last digit', (wei, text) => {
  expect(groupedEther(wei)).toBe(text);
});

test.each([
  ['de-DE', 1_000_000_000_000_000_000_000n, '1\u202F000'],
  ['de-DE', 1_125_000_000_000_000_000n, '1.1250'],
  ['de-DE', 125_000_000_000_000_000n, '0.125'],
  ['fr-FR', 123_456_789_012_345_678_901_234_567n, '123\u202F456\u202F789.012345678901234567'],
  ['pt-BR', -2_449_223_000_000_000_000_000n, '-2\u202F449.223'],
  ['ar-EG', 1_500_000_000_000_000_000n, '1.5'],
  ['de-CH', 1_125_000_000_000_000_000n, '1.125'],
  ['de-CH', 1_000_000_000_000_000_000_000n, '1,000'],
])('E14 in %s, %s wei reads %s: no separator could be taken for the other', (locale, wei, text) => {
  setBrowserLocale(locale);
  expect(groupedEther(wei)).toBe(text);
});
