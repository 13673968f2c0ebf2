import { verifyMessage } from 'viem';
import { expect, test } from 'vitest';

import { aliceAddress } from '../fixtures/users';
import { demoAccount } from './demo-wallet';
import { isLegalLinksBase, loginMessage } from './login-message';

const BASE = 'https://market.example';

test('R9.3 has a welcome text, legal links, the address in EIP-55 form and the nonce', () => {
  const message = loginMessage(aliceAddress, 'n-1', BASE);
  expect(message).toMatch(/^Welcome to /);
  expect(message.match(/https?:.*/g)).toEqual([
    `${BASE}/terms`,
    `${BASE}/privacy-policy`,
    `${BASE}/nft-license`,
  ]);
  expect(message).toContain(`Wallet address: ${aliceAddress}`);
  expect(message).toMatch(/Nonce: n-1$/);
});

test.each([
  ['http://localhost:4000', 'http://localhost:4000/terms'],
  ['http://localhost:4000/', 'http://localhost:4000/terms'],
  ['HTTPS://Market.example:443', 'https://market.example/terms'],
  ['https://legal.example/market', 'https://legal.example/market/terms'],
  ['https://legal.example/market/', 'https://legal.example/market/terms'],
])('links to the legal pages below %s', (base, terms) => {
  expect(loginMessage(aliceAddress, 'n', base)).toContain(`Terms of use: ${terms}\n`);
});

test.each(['market.example', '/terms', ''])('refuses the base %j', (base) => {
  expect(() => loginMessage(aliceAddress, 'n', base)).toThrow(TypeError);
});

test.each([
  ['http://localhost:4000', true],
  ['https://legal.example/market/', true],
  ['', false],
  ['market.example', false],
  ['ftp://market.example', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://user:secret@market.example', false],
  ['https://market.example/?page=', false],
  ['https://market.example/#legal', false],
  ['https://market.example/a b', false],
  ['https://market.example/\nNonce: mine', false],
])('%j can be a base of legal links: %s', (base, can) => {
  expect(isLegalLinksBase(base)).toBe(can);
});

test('is the same for every spelling of one account', () => {
  const spellings = [
    aliceAddress.toLowerCase(),
    aliceAddress.toUpperCase().replace('0X', '0x'),
    aliceAddress.replace('b', 'B'),
  ];
  for (const spelling of spellings)
    expect(loginMessage(`0x${spelling.slice(2)}`, 'n', BASE)).toBe(
      loginMessage(aliceAddress, 'n', BASE),
    );
});

test('cannot be mistaken for EIP-4361', () => {
  expect(loginMessage(aliceAddress, 'n', BASE)).not.toContain(
    'wants you to sign in with your Ethereum account',
  );
});

test('can really be signed by the demo wallet', async () => {
  const account = demoAccount();
  const message = loginMessage(account.address, 'n', BASE);
  const signature = await account.signMessage({ message });
  await expect(verifyMessage({ address: account.address, message, signature })).resolves.toBe(true);
});
