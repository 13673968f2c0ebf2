import { verifyMessage } from 'viem';
import { expect, test } from 'vitest';

import { aliceAddress } from '../fixtures/users';
import { demoAccount } from './demo-wallet';
import { loginMessage } from './login-message';

test('has a welcome text, legal links, the address in EIP-55 form and the nonce', () => {
  const message = loginMessage(aliceAddress, 'n-1');
  expect(message).toMatch(/^Welcome to /);
  for (const path of ['/terms', '/privacy-policy', '/nft-license'])
    expect(message).toContain(`https://traitmarket.example${path}`);
  expect(message).toContain(`Wallet address: ${aliceAddress}`);
  expect(message).toMatch(/Nonce: n-1$/);
});

test('is the same for every spelling of one account', () => {
  const spellings = [
    aliceAddress.toLowerCase(),
    aliceAddress.toUpperCase().replace('0X', '0x'),
    aliceAddress.replace('b', 'B'),
  ];
  for (const spelling of spellings)
    expect(loginMessage(`0x${spelling.slice(2)}`, 'n')).toBe(loginMessage(aliceAddress, 'n'));
});

test('cannot be mistaken for EIP-4361', () => {
  expect(loginMessage(aliceAddress, 'n')).not.toContain(
    'wants you to sign in with your Ethereum account',
  );
});

test('can really be signed by the demo wallet', async () => {
  const account = demoAccount();
  const message = loginMessage(account.address, 'n');
  const signature = await account.signMessage({ message });
  await expect(verifyMessage({ address: account.address, message, signature })).resolves.toBe(true);
});
