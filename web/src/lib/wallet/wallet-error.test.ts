import { expect, test } from 'vitest';

import { errorText } from '../app-error';
import { toWalletError, walletError } from './wallet-error';

const withCode = (code: number) => Object.assign(new Error('raw words'), { code });
const named = (name: string) => Object.assign(new Error('raw words'), { name });

test.each([
  [withCode(4001), /declined/],
  [withCode(5000), /declined/],
  [withCode(5001), /declined/],
  [withCode(6), /did not answer in time/],
  [withCode(-32002), /already has a request open/],
  [withCode(4900), /disconnected/],
  [withCode(4901), /disconnected/],
  [withCode(4902), /does not know this network/],
  [withCode(5710), /does not know this network/],
  [named('ProviderNotFoundError'), /not found in your browser/],
  [named('TimeoutError'), /did not answer in time/],
  [named('ConnectorNotConnectedError'), /disconnected/],
  [named('ConnectorChainMismatchError'), /on another network/],
  [named('SwitchChainNotSupportedError'), /cannot be switched from here/],
  [new Error('wrapped', { cause: new Error('again', { cause: withCode(4001) }) }), /declined/],
  [new Error('anything else'), /could not do this/],
  ['a text', /could not do this/],
  [undefined, /could not do this/],
])('%o becomes words that say what to do', (error, words) => {
  const { kind } = toWalletError(error);
  expect(kind).toBe('wallet');
  expect(errorText(toWalletError(error))).toMatch(words);
});

test('an error that goes round in circles ends', () => {
  const error = new Error('round');
  error.cause = error;
  expect(errorText(toWalletError(error))).toMatch(/could not do this/);
});

test('keeps the cause, and what is an AppError already', () => {
  const cause = withCode(4001);
  expect(toWalletError(cause).cause).toBe(cause);
  const error = walletError('noProjectId');
  expect(toWalletError(error)).toBe(error);
});

test('trying again can help, except where the site is not set up', () => {
  expect(walletError('noProjectId').isFinal).toBe(true);
  for (const problem of ['rejected', 'pending', 'notInstalled', 'timeout', 'unknown'] as const)
    expect(walletError(problem).isFinal).toBe(false);
});
