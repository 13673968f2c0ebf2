import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { expect, test } from 'vitest';

import { spokenUnitText, unitText } from './estimate-words';
import { estimateWords } from './use-estimate';
import { ageOf } from './use-rates';

const ETHER = 10n ** 18n;

test.each([
  [123_450n, 'usd', '$1,234.50', '1,234 US dollars and 50 cents'],
  [100n, 'aud', '$1.00', '1 Australian dollar'],
  [1n, 'eur', '0.01 EUR', '1 cent'],
  [-123_402n, 'usd', '−$1,234.02', 'minus 1,234 US dollars and 2 cents'],
  [-1_200n, 'eur', '−12.00 EUR', 'minus 12 euros'],
  [0n, 'usd', '$0.00', '0 US dollars'],
  [ETHER / 3n, 'eth', '0.3333 ETH', '0.3333 ETH'],
  [-2_500n * ETHER, 'pol', '−2,500 POL', 'minus 2,500 POL'],
] as const)('%s units of %s read as %s and sound like %s', (amount, unit, read, heard) => {
  expect(unitText(amount, unit)).toBe(read);
  expect(spokenUnitText(amount, unit)).toBe(heard);
});

test('an estimate adds up what is on both chains', () => {
  const amounts = [
    { chainId: 1, amount: String(ETHER) },
    { chainId: 137, amount: String(3n * ETHER) },
  ] as const;
  expect(estimateWords(rates.worth, amounts, 'usd')).toEqual({
    text: '≈\u00A0$3,001.50',
    spoken: 'about 3,001 US dollars and 50 cents',
  });
  expect(estimateWords({ eth: '3000', usd: '1' }, amounts, 'usd')).toBeUndefined();
});

test('does not show less than the smallest unit as nothing', () => {
  const words = (amount: string) => estimateWords(rates.worth, [{ chainId: 1, amount }], 'usd');
  expect(words('5')).toEqual({ text: '< $0.01', spoken: 'less than 1 cent' });
  expect(words('0')?.text).toBe('≈\u00A0$0.00');
});

test('rates age by the provider’s time until they arrive, then by the device’s', () => {
  const minute = 60_000;
  expect(ageOf(rates, 1_000, 1_000)).toBe(minute);
  expect(ageOf(rates, 1_000, 1_000 + 5 * minute)).toBe(6 * minute);
  // A clock set back doesn't make rates younger than they were at the response.
  expect(ageOf(rates, 1_000, 0)).toBe(minute);
});
