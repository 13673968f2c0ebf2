import { expect, test } from 'vitest';

import { GrantRequestSchema } from '../../src/control/control.schema';
import { grantOf } from './grant-form.js';

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const read = (fields: Record<string, string>) => GrantRequestSchema.parse(grantOf(form(fields)));

test.each([
  ['eth', '2.5', { chainId: 1, coin: 'native', amount: '2500000000000000000' }],
  ['wrapped', '0.000000000000000001', { chainId: 1, coin: 'wrapped', amount: '1' }],
  ['pol', '100', { chainId: 137, coin: 'native', amount: '100000000000000000000' }],
  ['wpol', '1', { chainId: 137, coin: 'wrapped', amount: '1000000000000000000' }],
])('whole coins of %s are converted to wei', (what, amount, coins) => {
  expect(read({ walletAddress: '', what, amount })).toEqual({ coins: [coins] });
});

test.each(['', '-1', '1,5', '1.0000000000000000001', 'ten'])('%j is not an amount', (amount) => {
  expect(() => grantOf(form({ what: 'eth', amount }))).toThrow('Give an amount in whole coins');
});

test.each(['vanilla', 'subscription'])('credits of the bucket %s are whole numbers', (what) => {
  expect(read({ what, credits: '250' })).toEqual({ credits: { [what]: 250 } });
  expect(() => read({ what, credits: '2.5' })).toThrow();
});

test('names editions and avatars as the market does', () => {
  const walletAddress = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
  expect(read({ walletAddress, what: 'trait', trait: 'tomato-fez', editions: '3' })).toEqual({
    walletAddress,
    traits: [{ id: 'tomato-fez', quantity: 3 }],
  });
  expect(read({ what: 'avatar', collection: 'tin-parliament', number: '7' })).toEqual({
    avatars: [{ collection: 'tin-parliament', tokenId: '7' }],
  });
});
