import { randomBytes } from 'node:crypto';

import jwt from 'jsonwebtoken';
import { expect, test } from 'vitest';

import { accountOf } from '../../kernel/account';
import { createClock } from '../../kernel/clock';
import { newWallet } from '../../testing/wallet';
import { TOKEN_LIFETIME_S, tokensOf } from './tokens';

const NOW_S = 1_800_000_000;
const clock = createClock(() => NOW_S * 1000);
const tokenSecret = Buffer.from('a secret of this test, of thirty-two bytes or more');
const tokens = tokensOf({ clock, tokenSecret });

const { address: walletAddress } = newWallet();
const good = { walletAddress, exp: NOW_S + 60 };

const unsigned = (header: object, claims: object): string =>
  [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
    .concat('.');

test('a token is valid for a day, and not a second longer', () => {
  let nowMs = NOW_S * 1000;
  const moving = tokensOf({ clock: createClock(() => nowMs), tokenSecret });
  const token = moving.issue(accountOf(walletAddress));
  nowMs += (TOKEN_LIFETIME_S - 1) * 1000;
  expect(moving.verify(token)).toBe(accountOf(walletAddress));
  nowMs += 1000;
  expect(moving.verify(token)).toBeUndefined();
});

test('a token signed with another secret is refused', () => {
  expect(
    tokensOf({ clock, tokenSecret: randomBytes(32) }).verify(
      tokens.issue(accountOf(walletAddress)),
    ),
  ).toBeUndefined();
});

test('T18 a token without a signature is refused', () => {
  expect(tokens.verify(unsigned({ alg: 'none', typ: 'JWT' }, good))).toBeUndefined();
  expect(tokens.verify(unsigned({ alg: 'HS256', typ: 'JWT' }, good))).toBeUndefined();
});

test('T19 other algorithms and other secrets are refused', () => {
  const publicKey =
    '-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE\n-----END PUBLIC KEY-----';
  expect(tokens.verify(jwt.sign(good, publicKey, { algorithm: 'HS256' }))).toBeUndefined();
  expect(tokens.verify(jwt.sign(good, tokenSecret, { algorithm: 'HS384' }))).toBeUndefined();
  expect(tokens.verify(jwt.sign(good, tokenSecret, { algorithm: 'HS256' }))).toBeDefined();
});

test('T20 an exp that is now, past or missing is refused, without tolerance', () => {
  for (const exp of [NOW_S, NOW_S - 1]) {
    expect(tokens.verify(jwt.sign({ walletAddress, exp }, tokenSecret))).toBeUndefined();
  }
  expect(tokens.verify(jwt.sign({ walletAddress }, tokenSecret))).toBeUndefined();
  expect(tokens.verify(jwt.sign({ walletAddress, exp: NOW_S + 1 }, tokenSecret))).toBeDefined();
});

test('T21 additional claims change nothing', () => {
  const other = newWallet().address;
  const token = jwt.sign({ ...good, admin: true, sub: other, premiumTier: 'Elite' }, tokenSecret);
  expect(tokens.verify(token)).toBe(accountOf(walletAddress));
});

test('a token that names no wallet is refused', () => {
  expect(
    tokens.verify(jwt.sign({ walletAddress: 'me', exp: good.exp }, tokenSecret)),
  ).toBeUndefined();
  expect(tokens.verify('')).toBeUndefined();
  expect(tokens.verify('a.b.c')).toBeUndefined();
});
