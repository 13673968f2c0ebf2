import { expect, test } from 'vitest';

import { errorText } from '../app-error';
import { toSwitchError, toWalletError, walletError } from './wallet-error';

const withCode = (code: number) => Object.assign(new Error('raw words'), { code });
const named = (name: string) => Object.assign(new Error('raw words'), { name });

test.each([
  [withCode(4001), /declined/],
  [withCode(5000), /declined/],
  [withCode(5001), /declined/],
  [withCode(6), /isn’t responding/],
  [withCode(-32002), /already has a request open/],
  [withCode(4900), /disconnected/],
  [withCode(4901), /disconnected/],
  [withCode(4902), /can’t use this network/],
  [withCode(5710), /can’t use this network/],
  [withCode(4100), /doesn’t let this site use that account/],
  [withCode(4200), /doesn’t support this request/],
  [withCode(-32601), /doesn’t support this request/],
  [withCode(-32603), /couldn’t do this/],
  [Object.assign(new Error('wrapped', { cause: withCode(-32603) }), { code: 4001 }), /couldn’t do/],
  [Object.assign(withCode(-32603), { data: { originalError: { code: 4001 } } }), /declined/],
  [named('ProviderNotFoundError'), /wasn’t found in your browser/],
  [named('TimeoutError'), /isn’t responding/],
  [named('ConnectorNotConnectedError'), /disconnected/],
  [named('ConnectorChainMismatchError'), /on another network/],
  [named('SwitchChainNotSupportedError'), /can’t be switched to this network from here/],
  [new Error('wrapped', { cause: new Error('again', { cause: withCode(4001) }) }), /declined/],
  [new Error('anything else'), /couldn’t do this/],
  ['a text', /couldn’t do this/],
  [undefined, /couldn’t do this/],
])('%o becomes words that say what to do', (error, words) => {
  const { kind } = toWalletError(error);
  expect(kind).toBe('wallet');
  expect(errorText(toWalletError(error))).toMatch(words);
});

const switching = (cause: unknown) =>
  Object.assign(new Error('switch', { cause }), { name: 'SwitchChainError', code: 4902 });
const adding = (cause: unknown) =>
  Object.assign(new Error('add', { cause }), { name: 'UserRejectedRequestError', code: 4001 });

test.each([
  ['declined', withCode(4001), /^You didn’t switch networks/],
  ['declined when asked to add it', adding(withCode(4001)), /^You didn’t switch networks/],
  [
    'added, but then not switched to',
    adding(new Error('User rejected switch')),
    /^You didn’t switch networks/,
  ],
  ['that cannot be added', adding(withCode(4200)), /can’t use Polygon\. Add it in the wallet/],
  ['whose adding breaks', adding(withCode(-32603)), /can’t use Polygon\. Add it in the wallet/],
  ['unknown even when asked to add it', adding(withCode(4902)), /can’t use Polygon/],
  ['that no page may switch to', switching(withCode(4200)), /can’t be switched to Polygon from/],
  ['whose switching breaks', switching(new Error('no code')), /can’t be switched to Polygon from/],
  ['while a request is open', switching(withCode(-32002)), /already has a request open/],
])('explains a network %s', (_what, error, words) => {
  expect(errorText(toSwitchError(error, 'Polygon'))).toMatch(words);
});

test('stops at an error that is its own cause', () => {
  const error = new Error('round');
  error.cause = error;
  expect(errorText(toWalletError(error))).toMatch(/couldn’t do this/);
});

test('keeps the cause, and returns an AppError unchanged', () => {
  const cause = withCode(4001);
  expect(toWalletError(cause).cause).toBe(cause);
  const error = walletError('noProjectId');
  expect(toWalletError(error)).toBe(error);
});

test('trying again can help, except when the site is not set up', () => {
  expect(walletError('noProjectId').isFinal).toBe(true);
  for (const problem of ['rejected', 'pending', 'notInstalled', 'timeout', 'unknown'] as const)
    expect(walletError(problem).isFinal).toBe(false);
});
