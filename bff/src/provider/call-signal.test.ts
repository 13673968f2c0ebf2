import { expect, test, vi } from 'vitest';

import { CallSignal, pause } from './call-signal';

const late = new Error('late');

test('a listener is called once, with the first reason; one that unsubscribed is not', () => {
  const signal = new CallSignal();
  const listening = vi.fn();
  const removed = vi.fn();
  signal.onAbort(listening);
  signal.onAbort(removed);
  signal.offAbort(removed);
  signal.throwIfAborted();

  signal.abort(late);
  signal.abort(new Error('left'));

  expect(listening.mock.calls).toEqual([[late]]);
  expect(removed).not.toHaveBeenCalled();
  expect(signal.reason).toBe(late);
  expect(() => signal.throwIfAborted()).toThrow(late);
});

test('a pause ends with the call', async () => {
  const signal = new CallSignal();
  const waiting = pause(60_000, signal);
  signal.abort(late);
  await expect(waiting).rejects.toBe(late);
  await expect(pause(0, new CallSignal())).resolves.toBeUndefined();
});
