import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { setBrowserLocale } from '@/testing/browser-locale';
import { UNSEEN, withUnseen } from '@/testing/unseen';

import { amountText, fieldText, parseAmount, readAmount, readCoin } from './parse-amount';
import { parseCount } from './whole-number';

beforeEach(() => setBrowserLocale('en-US'));
afterEach(() => vi.restoreAllMocks());

test.each(UNSEEN)('T201 reads a pasted amount with %j in it', (unseen) => {
  expect(readCoin(withUnseen('0.25', unseen))).toEqual({ value: ETHER / 4n });
  expect(parseCount(withUnseen('12', unseen), 20)).toBe(12);
});

const MILLI = 10n ** 15n;
const ETHER = 10n ** 18n;

/** Locales that have a decimal point; those in `OTHER` have another decimal separator. */
const POINT = ['en-US', 'en-IN', 'de-CH', 'hi-IN', 'ja-JP', 'th-TH'];
const OTHER = ['de-DE', 'fr-FR', 'pt-BR', 'ar-EG', 'es-ES', 'pl-PL', 'sv-SE', 'fa-IR', 'ru-RU'];
const LOCALES = [...POINT, ...OTHER];

/** Inputs with the same meaning in every locale, and their values in thousandths. */
const CLEAR: readonly (readonly [text: string, thousandths: bigint])[] = [
  ['0.4', 400n],
  ['0,4', 400n],
  ['.4', 400n],
  [',4', 400n],
  ['12', 12_000n],
  ['1.', 1_000n],
  ['1,', 1_000n],
  ['0', 0n],
  ['1,5', 1_500n],
  ['1.50', 1_500n],
  ['0,050', 50n],
  ['0.125', 125n],
  ['00,125', 125n],
  [',125', 125n],
  ['1,1250', 1_125n],
  ['1.1250', 1_125n],
  ['1234,567', 1_234_567n],
  ['1.000,50', 1_000_500n],
  ['1,000.50', 1_000_500n],
  ['1.000,500', 1_000_500n],
  ['1,000.500', 1_000_500n],
  ['1.000.000', 1_000_000_000n],
  ['1,000,000', 1_000_000_000n],
  ['1,000,000.5', 1_000_000_500n],
  ['1.000.000,5', 1_000_000_500n],
  ['1,00,000', 100_000_000n],
  ['12,34,567.5', 1_234_567_500n],
  ['1 000', 1_000_000n],
  ['1\u00A0000', 1_000_000n],
  ['1\u202F000', 1_000_000n],
  ['1\u2009000,5', 1_000_500n],
  ['1 000.000', 1_000_000n],
  ["1'000", 1_000_000n],
  ['1’000.5', 1_000_500n],
  ['١٫٥', 1_500n],
  ['١٬٠٠٠', 1_000_000n],
  ['١٬٠٠٠٫٢٥٠', 1_000_250n],
  ['٠،٥', 500n],
  ['۱۲٫۵', 12_500n],
  ['१२.५', 12_500n],
  ['１．５', 1_500n],
  ['  0.25\n', 250n],
  ['\u200E0,25\u200E', 250n],
];

describe.each(LOCALES)('in %s', (locale) => {
  beforeEach(() => setBrowserLocale(locale));

  test.each(CLEAR)('“%s” has one meaning', (text, thousandths) => {
    expect(readCoin(text)).toEqual({ value: thousandths * MILLI });
  });

  test.each(['1,000', '12,345', '999,999', '1,250', '١،٢٥٠'])('asks what “%s” means', (text) => {
    expect(readCoin(text).error).toMatch(/can mean .+ or \d+\. Type the one you mean\.$/);
  });

  test('each amount that an error offers has one meaning', () => {
    for (const text of ['1.000', '1,000', '1,250', '12.345', '12,345', '999.999', '100,001']) {
      const { error = '' } = readCoin(text);
      const [, decimal = '', whole = ''] = /mean (\S+) or (\d+)\./.exec(error) ?? [];
      if (error === '') continue;
      const digits = BigInt(text.replace(/\D/g, ''));
      expect(readCoin(decimal)).toEqual({ value: digits * MILLI });
      expect(readCoin(whole)).toEqual({ value: digits * ETHER });
    }
  });

  test('an amount that is written into a field is read as the same amount', () => {
    for (let wei = 1n; wei < 10n ** 26n; wei = wei * 3n + 7n) {
      const thousandths = (wei % 10n ** 7n) * MILLI;
      for (const amount of [wei, thousandths])
        expect(readCoin(fieldText(amount, 18))).toEqual({ value: amount });
    }
  });

  test('no amount that the locale writes is read as another one', () => {
    for (const useGrouping of [true, false]) {
      const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping });
      for (let thousandths = 1; thousandths < 1e12; thousandths = thousandths * 3 + 7) {
        const text = format.format(thousandths / 1000);
        const { value, error } = readCoin(text);
        const isAsked = error?.includes('can mean') === true;
        expect([text, isAsked ? 'asked' : value]).toEqual([
          text,
          isAsked ? 'asked' : BigInt(thousandths) * MILLI,
        ]);
      }
    }
  });
});

test.each(POINT)('in %s a point separates decimals, with three of them too', (locale) => {
  setBrowserLocale(locale);
  expect(readCoin('1.000')).toEqual({ value: ETHER });
  expect(readCoin('12.345')).toEqual({ value: 12_345n * MILLI });
});

test.each(OTHER)('E14 in %s “1.000” may be a thousand, so it is asked what it means', (locale) => {
  setBrowserLocale(locale);
  expect(readCoin('1.000')).toEqual({
    error: '“1.000” can mean 1 or 1000. Type the one you mean.',
  });
  expect(readCoin('1.125')).toEqual({
    error: '“1.125” can mean 1.1250 or 1125. Type the one you mean.',
  });
});

test('in an English browser a comma before three digits is asked about', () => {
  expect(readCoin('1,250')).toEqual({
    error: '“1,250” can mean 1.25 or 1250. Type the one you mean.',
  });
});

test.each([...LOCALES, 'en-US@posix', ''])('cents are never thousandths, in %j', (locale) => {
  setBrowserLocale(locale);
  expect(readAmount('1,250', 2)).toEqual({ value: 125_000n });
  expect(readAmount('1,25', 2)).toEqual({ value: 125n });
  expect(readAmount('0,005', 2)).toEqual({ error: 'Use at most 2 decimals.' });
});

test('a language tag that Intl refuses counts as English', () => {
  setBrowserLocale('en-US@posix');
  expect(readCoin('1.000')).toEqual({ value: ETHER });
});

const NONE = 'Enter a number, such as 0.25.';

test.each([
  ['', NONE],
  ['.', NONE],
  [',', NONE],
  ['-1', NONE],
  ['−1', NONE],
  ['+1', NONE],
  ['1e3', NONE],
  ['0x10', NONE],
  ['a lot', NONE],
  ['1²', NONE],
  ['½', NONE],
  ['0.25 ETH', NONE],
  ['1.5,000', NONE],
  ['1,5.', NONE],
  ['1.000.5', NONE],
  ['1,000,00', NONE],
  ['0.000.001', NONE],
  ['0,000.5', NONE],
  ['01,000.5', NONE],
  ['1 5', NONE],
  ['1  000', NONE],
  ["1'000,000,5", NONE],
  ["1,000'000", NONE],
  ['1.000,000.000', NONE],
  ['1٫000٫5', NONE],
  ['1٫5,5', NONE],
  ['0.12345678901234567890', 'Use at most 18 decimals.'],
  [',1234567890123456789', 'Use at most 18 decimals.'],
  ['1.000,1234567890123456789', 'Use at most 18 decimals.'],
  ['123456789012345678901', 'This amount is too large.'],
  ['123,456,789,012,345,678,901', 'This amount is too large.'],
  ['999999999999999999999999,5', 'This amount is too large.'],
])('refuses “%s” in every locale: %s', (text, error) => {
  for (const locale of LOCALES) {
    setBrowserLocale(locale);
    expect(readCoin(text)).toEqual({ error });
  }
});

test('page addresses hold a point in every locale', () => {
  for (const locale of LOCALES) {
    setBrowserLocale(locale);
    expect(parseAmount('1.000', 18)).toBe(ETHER);
    expect(amountText(1_125n * MILLI, 18)).toBe('1.125');
    expect(parseAmount('1,5', 18)).toBeUndefined();
    expect(parseAmount('0.005', 2)).toBeUndefined();
  }
  for (const decimals of [0, 2, 18])
    for (let parts = 0n; parts < 10n ** 20n; parts = parts * 3n + 7n)
      expect(parseAmount(amountText(parts, decimals), decimals)).toBe(parts);
});
