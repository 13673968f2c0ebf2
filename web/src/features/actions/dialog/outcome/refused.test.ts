import { RefusalCodeSchema } from '@trait-market/contract/economy/shared';
import { expect, test } from 'vitest';

import { AppError } from '@/lib/app-error';
import { walletError } from '@/lib/wallet/wallet-error';

import { refusedByWallet, refusedSending } from './refused';

const http = (status: number, data: unknown) => new AppError('http', 'raw', { status, data });

test.each(RefusalCodeSchema.options)('explains %s in plain words, with what to do', (code) => {
  const { title, words } = refusedSending(http(409, { message: 'raw words', code }), false);
  expect(title).not.toBe('');
  expect(words).toMatch(/\.$/);
  expect(`${title} ${words}`).not.toContain(code.includes('-') ? code : 'raw words');
});

test('no two codes have the same title, except those for what doesn’t exist', () => {
  const titles = RefusalCodeSchema.options.map(
    (code) => refusedSending(http(409, { message: '', code }), false).title,
  );
  expect(new Set(titles).size).toBe(titles.length);
});

test.each([
  ['no response', new AppError('network', 'raw')],
  ['an invalid response', new AppError('contract', 'raw')],
  ['a server that broke', http(502, { message: 'Bad gateway' })],
  ['a request that arrived too slowly', http(400, { message: 'Slow', code: 'REQUEST_TIMEOUT' })],
  ['a call that took too long', new DOMException('late', 'TimeoutError')],
])('after %s the same signature can be sent again', (_, error) => {
  expect(refusedSending(error, false)).toMatchObject({
    title: 'It may have gone through',
    remedy: 'send',
  });
});

test('T60 never says that nothing moved after an earlier sending, unless that is certain', () => {
  const isSaidToBeOver = (code: string) =>
    !/may still have gone through/.test(
      refusedSending(http(409, { message: '', code }), true).words,
    );
  expect(RefusalCodeSchema.options.filter(isSaidToBeOver)).toEqual([
    'bad-signature',
    'wrong-chain',
    'wrong-contract',
    'wrong-deployment',
    'already-executed',
    'replayed',
    'deadline-passed',
    'expired',
    'cancelled',
    'filled',
    'commitment-moved',
  ]);
  for (const status of [401, 409, 429]) {
    expect(refusedSending(http(status, { message: 'No' }), true).words).toMatch(
      /check your activity/,
    );
  }
});

test('T65 a user with too many open orders sees their number and what to do', () => {
  const refused = refusedSending(http(409, { message: 'raw', code: 'too-many-orders' }), false);
  expect(refused.title).toBe('You have too many open orders');
  expect(refused.words).toMatch(/500 open orders at a time.*Cancel some/);
});

test('keeps the signature after a rate limit', () => {
  expect(refusedSending(http(429, { message: 'Slow down' }), false)).toMatchObject({
    remedy: 'send',
  });
});

test('shows our own text, not the provider’s, when a sign-in is no longer accepted', () => {
  const noToken = http(401, { message: 'jwt malformed' });
  expect(refusedSending(noToken, false)).toEqual({
    title: 'Your session is no longer valid',
    words: 'Nothing has moved, and nothing you entered is lost. Connect again to continue.',
    remedy: 'signIn',
  });
  expect(refusedSending(noToken, true)).toMatchObject({
    words: expect.stringMatching(/may still have gone through/),
    remedy: 'signIn',
  });
});

test('shows an unknown code in the market’s own words', () => {
  const refused = refusedSending(
    http(409, { message: 'The moon is full.', code: 'full-moon' }),
    false,
  );
  expect(refused.words).toBe('The moon is full. Nothing has moved.');
});

test('shows a wallet’s refusal, and can request the signature again', () => {
  expect(refusedByWallet(walletError('rejected', new Error('MetaMask Tx')))).toEqual({
    title: 'Your wallet didn’t sign',
    words: expect.stringContaining('You declined the request in your wallet.'),
    remedy: 'sign',
  });
});
