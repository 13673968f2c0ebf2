import type { RequestListener } from 'node:http';
import request from 'supertest';
import { describe, expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { ADDRESS, declaration } from '../testing/sample-calls';
import { json } from '../testing/scripted-provider';

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
    'is asked once more for a read: %j',
    async (headers) => {
      const { provider, bff } = await startScripted();
      provider.answers(inTurn(notNow(headers), json(200, user)));
      expect((await me(bff.url)).status).toBe(200);
      expect(provider.calls).toHaveLength(2);
    },
  );

  test('twice is taken at its word', async () => {
    const { provider, bff } = await startScripted();
    provider.answers(notNow({ 'retry-after': '0' }));
    expect(await me(bff.url)).toMatchObject({ status: 503, body: { message: 'Not now.' } });
    expect(provider.calls).toHaveLength(2);
  });

  test('is left alone for as long as it wants, when that is past the deadline', async () => {
    const { provider, bff } = await startScripted();
    provider.answers(notNow({ 'retry-after': '60' }));
    const answer = await me(bff.url);
    expect(answer).toMatchObject({ status: 503, body: { message: 'Not now.' } });
    expect(answer.headers['retry-after']).toBe('60');
    expect(provider.calls).toHaveLength(1);
  });

  test('is waited for when there is time', async () => {
    const { provider, bff } = await startScripted();
    provider.answers(inTurn(notNow({ 'retry-after': '1' }), json(200, user)));
    expect((await me(bff.url)).status).toBe(200);
    expect(provider.calls).toHaveLength(2);
  });

  test('never has a write twice', async () => {
    const { provider, bff } = await startScripted();
    provider.answers(notNow({ 'retry-after': '0' }));
    const answer = await request(bff.url).post('/v1/users/tax').send(declaration);
    expect(answer.status).toBe(503);
    expect(provider.calls).toHaveLength(1);
  });
});

test.each([429, 500, 502, 504])('%i is the answer, not a reason to ask again', async (status) => {
  const { provider, bff } = await startScripted();
  provider.answers(json(status, { message: 'No.' }, { 'retry-after': '0' }));
  expect((await me(bff.url)).status).toBe(status);
  expect(provider.calls).toHaveLength(1);
});

test('an answer that breaks off is asked for once more', async () => {
  const { provider, bff } = await startScripted();
  const breaksOff: RequestListener = (_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
    res.write('{"walletAddress":', () => res.destroy());
  };
  provider.answers(inTurn(breaksOff, json(200, user)));
  expect((await me(bff.url)).status).toBe(200);
  expect(provider.calls).toHaveLength(2);
});

test('a deadline is a total: the second try has what the first one left', async () => {
  const { provider, bff } = await startScripted({ READ_DEADLINE_MS: '200' });
  provider.answers(
    inTurn(
      (req) => req.socket.destroy(),
      () => undefined,
    ),
  );
  const answer = await me(bff.url);
  expect(answer).toMatchObject({ status: 504, body: { code: 'PROVIDER_TIMEOUT' } });
  expect(provider.calls).toHaveLength(2);
});

test('second tries stay within their budget', async () => {
  const { provider, bff } = await startScripted({ BREAKER_FAILURES: '1000' });
  provider.answers(notNow({ 'retry-after': '0' }));
  const reads = 60;
  for (let read = 0; read < reads; read += 10) {
    await Promise.all(Array.from({ length: 10 }, () => me(bff.url)));
  }
  // A reserve of ten, and one for every ten reads.
  expect(provider.calls.length).toBeGreaterThan(reads);
  expect(provider.calls.length).toBeLessThanOrEqual(reads + 10 + reads / 10);
});
