import { describe, expect, test } from 'vitest';

import { ALICE, BOB, hour, NOW, tokenFor } from '@/testing/session-store';

import { acceptToken } from './token-refusal';

const jwt = (claims: unknown) => `h.${btoa(JSON.stringify(claims))}.s`;
const accept = (text: string, { now = NOW, serverTime = new Date(NaN) } = {}) =>
  acceptToken(text, { address: ALICE, now, serverTime });
const at = (hours: number) => new Date(hour(hours) * 1000);

test('a token of the wallet that has not expired is accepted', () => {
  expect(accept(tokenFor(ALICE))).toMatchObject({ address: ALICE, expiresAt: at(1) });
  expect(accept(tokenFor(ALICE.toLowerCase()))).toMatchObject({ expiresAt: at(1) });
});

test.each([
  ['no JWT', 'garbage', /can’t be read/],
  ['empty', '', /can’t be read/],
  ['a JWT of a list', jwt(null), /can’t be read/],
  ['without an address', jwt({ exp: hour(1) }), /doesn’t name a wallet/],
  ['of an invalid address', jwt({ walletAddress: '0x1', exp: hour(1) }), /doesn’t name a wallet/],
  ['without an expiry', jwt({ walletAddress: ALICE }), /no expiry time/],
  ['with an expiry of null', jwt({ walletAddress: ALICE, exp: null }), /no expiry time/],
  ['with an expiry as text', jwt({ walletAddress: ALICE, exp: `${hour(1)}` }), /isn’t valid/],
  ['with an expiry of 0', tokenFor(ALICE, 0), /isn’t valid/],
  ['with an expiry in milliseconds and beyond any date', tokenFor(ALICE, 9e15), /isn’t valid/],
  ['of another account', tokenFor(BOB), /belongs to another account/],
  ['of another account that has expired', tokenFor(BOB, hour(-1)), /belongs to another account/],
  ['that has expired', tokenFor(ALICE, hour(-1)), /had already expired/],
  ['that expires now', tokenFor(ALICE, hour(0)), /had already expired/],
])('a token %s is refused with a message that names the fault', (_, text, sentence) => {
  expect(() => accept(text)).toThrow(sentence);
});

describe('a token that is valid by the server’s clock', () => {
  test.each([
    [at(3), '3 hours'],
    [at(1), '1 hour'],
    [new Date(at(1).getTime() + 90_000), '1 hour'],
    [at(72), '3 days'],
  ])('is refused at %s by naming how far this device’s clock is ahead', (now, ahead) => {
    expect(() => accept(tokenFor(ALICE), { now, serverTime: NOW })).toThrow(
      `your device’s clock is ${ahead} ahead. Set the right time`,
    );
  });

  test('is not explained by a clock that agrees', () => {
    expect(() => accept(tokenFor(ALICE), { now: at(2), serverTime: at(2) })).toThrow(
      /had already expired/,
    );
  });
});
