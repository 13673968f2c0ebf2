import { expect, test } from 'vitest';

import { readAccessToken } from './access-token';

const ALICE = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const token = (claims: unknown) =>
  `h.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.s`;

test('R3.7 says who it belongs to and when it expires, with exp in seconds', () => {
  const text = token({ walletAddress: ALICE, exp: 1706745600, admin: true });
  expect(readAccessToken(text)).toEqual({
    token: text,
    address: ALICE,
    expiresAt: new Date('2024-02-01T00:00:00Z'),
  });
});

test.each([
  undefined,
  '',
  'garbage',
  'a.!!!.c',
  token(null),
  token({ walletAddress: ALICE }),
  token({ exp: 1706745600 }),
  token({ walletAddress: '0x1', exp: 1706745600 }),
  token({ walletAddress: ALICE, exp: 'soon' }),
  token({ walletAddress: ALICE, exp: 0 }),
])('%s is not a token', (text) => {
  expect(readAccessToken(text)).toBeUndefined();
});

test('reads the claims as base64url, whatever else the token says', () => {
  const claims = { walletAddress: ALICE, exp: 1706745600, name: 'Zoë ???>>>~~~ 世界' };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  expect(payload).toMatch(/-.*-/);
  expect(payload).toMatch(/_.*_/);
  expect(readAccessToken(`h.${payload}.s`)).toMatchObject({ address: ALICE });
});
