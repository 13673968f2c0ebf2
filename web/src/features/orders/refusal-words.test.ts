import { RefusalCodeSchema } from '@trait-market/contract/economy/refusals';
import { expect, test } from 'vitest';

import { AppError } from '@/lib/app-error';
import { walletError } from '@/lib/wallet/wallet-error';

import { refusedByWallet, refusedSending } from './refusal-words';

const http = (status: number, data: unknown) => new AppError('http', 'raw', { status, data });

test.each(RefusalCodeSchema.options)('%s is said in plain words, with what to do', (code) => {
  const { title, words } = refusedSending(http(409, { message: 'raw words', code }));
  expect(title).not.toBe('');
  expect(words).toMatch(/\.$/);
  expect(`${title} ${words}`).not.toContain(code.includes('-') ? code : 'raw words');
});

test('no two codes have the same title, but for what is not there', () => {
  const titles = RefusalCodeSchema.options.map(
    (code) => refusedSending(http(409, { message: '', code })).title,
  );
  expect(new Set(titles).size).toBe(titles.length);
});

test.each([
  ['no answer', new AppError('network', 'raw')],
  ['an answer that cannot be read', new AppError('contract', 'raw')],
  ['a server that broke', http(502, { message: 'Bad gateway' })],
  ['a call that took too long', new DOMException('late', 'TimeoutError')],
])('after %s the same signature can be sent again', (_, error) => {
  expect(refusedSending(error)).toMatchObject({ title: 'No answer came', remedy: 'send' });
});

test('a limit keeps what was signed', () => {
  expect(refusedSending(http(429, { message: 'Slow down' }))).toMatchObject({ remedy: 'send' });
});

test('a session that ended asks to connect again', () => {
  expect(refusedSending(http(401, { message: 'No token' }))).toMatchObject({
    words: 'Nothing has moved. Disconnect, then connect again, and repeat it.',
    remedy: 'close',
  });
});

test('a code that is newer than this leaves the market’s own words', () => {
  const refused = refusedSending(http(409, { message: 'The moon is full.', code: 'full-moon' }));
  expect(refused.words).toBe('The moon is full. Nothing has moved.');
});

test('a wallet that declined is quoted, and can be asked again', () => {
  expect(refusedByWallet(walletError('rejected', new Error('MetaMask Tx')))).toEqual({
    title: 'Your wallet did not sign',
    words: expect.stringContaining('You declined the request in your wallet.'),
    remedy: 'sign',
  });
});
