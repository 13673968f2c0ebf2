import { afterEach, expect, test, vi } from 'vitest';

import { errorText } from '../app-error';
import { unlessWindowBlocked } from './blocked-window';

afterEach(() => vi.unstubAllGlobals());

test('when the browser blocks the window, ends the wait and says what to do', async () => {
  const open = vi.fn(() => null);
  vi.stubGlobal('open', open);
  const waiting = unlessWindowBlocked(new Promise<never>(() => undefined));
  window.open('https://wallet.test');
  const error: unknown = await waiting.catch((reason: unknown) => reason);
  expect(errorText(error)).toMatch(/Allow pop-ups for this site/);
  expect(window.open).toBe(open);
});

test('leaves a window that opens to the wallet, and passes on the answer', async () => {
  const opened = { closed: false };
  const open = vi.fn(() => opened);
  vi.stubGlobal('open', open);
  let answer: (address: string) => void = () => undefined;
  const waiting = unlessWindowBlocked(
    new Promise<string>((resolve) => {
      answer = resolve;
    }),
  );
  expect(window.open('https://wallet.test', 'wallet')).toBe(opened);
  expect(open).toHaveBeenCalledWith('https://wallet.test', 'wallet');
  answer('0x1');
  await expect(waiting).resolves.toBe('0x1');
  expect(window.open).toBe(open);
});
