import type { RequestListener } from 'node:http';
import request from 'supertest';
import type { Dispatcher, Pool } from 'undici';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { ADDRESS, declaration } from '../testing/sample-calls';
import { json } from '../testing/scripted-provider';
import type { ProviderRequest } from './send-request';
import { CallSignal } from './call-signal';
import { exchange } from './exchange';

const user = { walletAddress: ADDRESS };
const me = (url: string) => request(url).get('/v1/users/me');
const notNow = (headers: Record<string, string> = {}) =>
  json(503, { message: 'Not now.' }, headers);

const inTurn = (...listeners: RequestListener[]): RequestListener => {
  let turn = 0;
  return (req, res) => {
    const listener = listeners[Math.min(turn, listeners.length - 1)];
    turn += 1;
    listener?.(req, res);
  };
};

describe('a provider that says "not now"', () => {
  test.each([[{}], [{ 'retry-after': '0' }]])(
    'is called again once for a read: %j',
    async (headers) => {
      const { provider, bff } = await startScripted();
      provider.respondWith(inTurn(notNow(headers), json(200, user)));
      expect((await me(bff.url)).status).toBe(200);
      expect(provider.calls).toHaveLength(2);
    },
  );

  test('twice is believed', async () => {
    const { provider, bff } = await startScripted();
    provider.respondWith(notNow({ 'retry-after': '0' }));
    expect(await me(bff.url)).toMatchObject({ status: 503, body: { message: 'Not now.' } });
    expect(provider.calls).toHaveLength(2);
  });

  test('is not called again if the wait would pass the deadline', async () => {
    const { provider, bff } = await startScripted();
    provider.respondWith(notNow({ 'retry-after': '60' }));
    const response = await me(bff.url);
    expect(response).toMatchObject({ status: 503, body: { message: 'Not now.' } });
    expect(response.headers['retry-after']).toBe('60');
    expect(provider.calls).toHaveLength(1);
  });

  test('is called again after waiting if there is time', async () => {
    const { provider, bff } = await startScripted();
    provider.respondWith(inTurn(notNow({ 'retry-after': '1' }), json(200, user)));
    expect((await me(bff.url)).status).toBe(200);
    expect(provider.calls).toHaveLength(2);
  });

  test('never receives a write twice', async () => {
    const { provider, bff } = await startScripted();
    provider.respondWith(notNow({ 'retry-after': '0' }));
    const response = await request(bff.url).post('/v1/users/tax').send(declaration);
    expect(response.status).toBe(503);
    expect(provider.calls).toHaveLength(1);
  });
});

test.each([429, 500, 502, 504])('%i is the response, not a reason to retry', async (status) => {
  const { provider, bff } = await startScripted();
  provider.respondWith(json(status, { message: 'No.' }, { 'retry-after': '0' }));
  expect((await me(bff.url)).status).toBe(status);
  expect(provider.calls).toHaveLength(1);
});

test('a response that breaks off is requested once more', async () => {
  const { provider, bff } = await startScripted();
  const closesMidway: RequestListener = (_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
    res.write('{"walletAddress":', () => res.destroy());
  };
  provider.respondWith(inTurn(closesMidway, json(200, user)));
  expect((await me(bff.url)).status).toBe(200);
  expect(provider.calls).toHaveLength(2);
});

test('a deadline covers both attempts: the second gets the time that the first left', async () => {
  const { provider, bff } = await startScripted({ READ_DEADLINE_MS: '200' });
  provider.respondWith(
    inTurn(
      (req) => req.socket.destroy(),
      () => undefined,
    ),
  );
  const response = await me(bff.url);
  expect(response).toMatchObject({ status: 504, body: { code: 'PROVIDER_TIMEOUT' } });
  expect(provider.calls).toHaveLength(2);
});

test('retries stay within their budget', async () => {
  const { provider, bff } = await startScripted({ BREAKER_FAILURES: '1000' });
  provider.respondWith(notNow({ 'retry-after': '0' }));
  const reads = 60;
  for (let read = 0; read < reads; read += 10) {
    await Promise.all(Array.from({ length: 10 }, () => me(bff.url)));
  }
  // The retry budget permits ten retries initially, and one more for every ten reads.
  expect(provider.calls.length).toBeGreaterThan(reads);
  expect(provider.calls.length).toBeLessThanOrEqual(reads + 10 + reads / 10);
});

describe('with a controlled clock', () => {
  const controller = { abort: () => undefined } as unknown as Dispatcher.DispatchController;
  const endWith = (error: Error) => (handler: Dispatcher.DispatchHandler) =>
    handler.onResponseError?.(controller, error);
  const respondWith =
    (status: number, headers: Record<string, string> = {}) =>
    (handler: Dispatcher.DispatchHandler) => {
      handler.onResponseStart?.(controller, status, headers);
      handler.onResponseEnd?.(controller, {});
    };

  const startRead = (...outcomes: ((handler: Dispatcher.DispatchHandler) => void)[]) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    onTestFinished(() => random.mockRestore());
    let tries = 0;
    const dispatch = (_options: unknown, handler: Dispatcher.DispatchHandler): void => {
      outcomes[tries]?.(handler);
      tries += 1;
    };
    const signal = new CallSignal();
    const send = ({ within = 60_000, hasBudget = true } = {}) => {
      const read: ProviderRequest = {
        method: 'GET',
        path: '/',
        headers: {},
        body: null,
        signal,
        endsAt: performance.now() + within,
      };
      const budget = { earn: () => undefined, spend: () => hasBudget, spent: () => 0 };
      return exchange({ dispatch } as unknown as Pool, read, budget);
    };
    return { send, signal, tries: () => tries };
  };

  const reset = Object.assign(new Error('reset'), { code: 'ECONNRESET' });

  test.each([
    [
      'for as long as the provider wants, and a little more',
      respondWith(503, { 'retry-after': '1' }),
      1025,
    ],
    ['a little where the provider does not say how long', respondWith(503), 25],
    ['a little where the connection died', endWith(reset), 25],
  ])('a retry waits %s', async (_name, first, wait) => {
    const { send, tries } = startRead(first, respondWith(200));
    const response = send();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(tries()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await response).toMatchObject({ status: 200 });
  });

  test('there is no retry if the deadline would pass before it starts', async () => {
    const { send, tries } = startRead(respondWith(503, { 'retry-after': '1' }), respondWith(200));
    expect(await send({ within: 1025 })).toMatchObject({ status: 503 });
    expect(tries()).toBe(1);
  });

  test('a lost connection is the error of a read that cannot be retried', async () => {
    const { send, tries } = startRead(endWith(reset), respondWith(200));
    await expect(send({ hasBudget: false })).rejects.toBe(reset);
    expect(tries()).toBe(1);
  });

  test('an unreadable response is an error, not a reason to retry', async () => {
    const unreadable = Object.assign(new Error('unreadable'), { code: 'HPE_INVALID_CONSTANT' });
    const { send, tries } = startRead(endWith(unreadable), respondWith(200));
    const thrown = send().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    expect(await thrown).toBe(unreadable);
    expect(tries()).toBe(1);
  });

  test('the reason why a call was ended is its error, however that was wrapped', async () => {
    const late = new Error('late');
    const { send, signal } = startRead(() => signal.abort(late), respondWith(200));
    await expect(send()).rejects.toBe(late);
    const wrapped = startRead((handler) => {
      endWith(new Error('wrapped'))(handler);
      wrapped.signal.abort(late);
    });
    await expect(wrapped.send()).rejects.toBe(late);
  });
});
