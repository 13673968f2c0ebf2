import { expect, test } from 'vitest';

import { aliceAddress, bobAddress } from '../../fixtures/users';
import { isSameAddress, isWalletAddress, WALLET_ADDRESS_LENGTH } from './wallet-address';

test('R3.14 an address is 0x and 40 hex characters, in upper or lower case', () => {
  expect(aliceAddress).toHaveLength(WALLET_ADDRESS_LENGTH);
  expect(isWalletAddress(aliceAddress)).toBe(true);
  expect(isWalletAddress(aliceAddress.toLowerCase())).toBe(true);
  expect(isWalletAddress(`0x${aliceAddress.slice(2).toUpperCase()}`)).toBe(true);
});

test.each([
  aliceAddress.slice(0, -1),
  `${aliceAddress}0`,
  aliceAddress.replace('8', 'g'),
  ` ${aliceAddress}`,
  `${aliceAddress}\n`,
  aliceAddress.slice(2),
  '',
  undefined,
  [aliceAddress],
])('%j is not an address', (text) => {
  expect(isWalletAddress(text)).toBe(false);
});

test('accounts are compared without regard to case', () => {
  expect(isSameAddress(aliceAddress, `0x${aliceAddress.slice(2).toUpperCase()}`)).toBe(true);
  expect(isSameAddress(aliceAddress, bobAddress)).toBe(false);
});
