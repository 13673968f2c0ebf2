import type { RequestListener } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

import { CHAIN_UNREACHABLE } from '@trait-market/contract/shared';
import request from 'supertest';
import { describe, expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { form, picture, UPLOAD_HEADERS } from '../testing/picture-form';
import { declaration } from '../testing/sample-calls';
import { json } from '../testing/scripted-provider';

const balances = { subscription: { amount: 2 }, vanilla: { amount: 3 } };
const reset: RequestListener = (req) => req.socket.destroy();
const hang: RequestListener = () => undefined;

const POLLING = { timeout: 5000 };

const credits = (url: string) => request(url).get('/v1/users/credits');
const declare = (url: string, client = '203.0.113.1') =>
  request(url).post('/v1/users/tax').set('x-forwarded-for', client).send(declaration);

describe('the circuit breaker of a group of routes', () => {
  const never = { BREAKER_REST_MS: '600000' };
  const manyClients = { TRUST_PROXY: 'loopback' };
  const clientAt = (index: number) => `203.0.113.${index}`;

  test("opens after ten consecutive failures, refuses without a call, and doesn't affect others", async () => {
    const { provider, bff } = await startScripted({ ...never, ...manyClients });
    provider.respondWith((req, res) =>
      req.url?.includes('/tax') === true ? reset(req, res) : json(200, balances)(req, res),
    );
    for (let index = 0; index < 10; index += 1) {
      expect((await declare(bff.url, clientAt(index))).body.code).toBe('PROVIDER_UNREACHABLE');
    }
    expect(provider.calls).toHaveLength(10);

    const refused = await declare(bff.url);
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('600');
    expect(refused.body).toEqual({
      message: expect.stringMatching(/^The market can’t be reached/),
      code: 'CIRCUIT_OPEN',
      requestId: refused.headers['x-request-id'],
    });
    expect(provider.calls).toHaveLength(10);
    expect((await credits(bff.url)).status).toBe(200);
  });

  test.each([
    ['as it is', (body: Buffer) => body, {}],
    ['compressed', gzipSync, { 'content-encoding': 'gzip' }],
  ])(
    'T124 doesn’t open because a chain’s node fails, which anyone can name in a signature: %s',
    async (_, encode, headers) => {
      const { provider, bff } = await startScripted({
        ...never,
        BREAKER_FAILURES: '2',
        TRUST_PROXY: 'loopback',
      });
      const body = JSON.stringify({ message: 'No node.', code: CHAIN_UNREACHABLE });
      provider.respondWith((_req, res) => {
        res.writeHead(503, { 'content-type': 'application/json', ...headers });
        res.end(encode(Buffer.from(body)));
      });
      for (let index = 0; index < 6; index += 1) {
        const refused = await declare(bff.url, clientAt(index));
        expect([refused.status, refused.body.code]).toEqual([503, CHAIN_UNREACHABLE]);
      }
      expect(provider.calls).toHaveLength(6);
    },
  );

  test.each<[string, RequestListener]>([
    ['refuses connections', reset],
    ['does not respond', hang],
    ['has a gateway that says 502', json(502, { message: 'Bad gateway.' })],
    ['has a gateway that says 504', json(504, { message: 'Gateway timeout.' })],
  ])('opens for a provider that %s', async (_name, listener) => {
    const { provider, bff } = await startScripted({
      ...never,
      BREAKER_FAILURES: '2',
      WRITE_DEADLINE_MS: '400',
      TRUST_PROXY: 'loopback',
    });
    provider.respondWith(listener);
    await declare(bff.url, '203.0.113.1');
    await declare(bff.url, '203.0.113.2');
    expect((await declare(bff.url)).body.code).toBe('CIRCUIT_OPEN');
    expect(provider.calls).toHaveLength(2);
  });

  test.each<[string, RequestListener, string]>([
    ['a request that the provider is slow to serve', hang, 'PROVIDER_TIMEOUT'],
    ['a request that makes the provider drop the connection', reset, 'PROVIDER_UNREACHABLE'],
    [
      'a request that makes the provider end a response halfway',
      (req, res) => {
        res.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
        res.write('{', () => req.socket.destroy());
      },
      'PROVIDER_UNREACHABLE',
    ],
    ['a request that its gateway can’t reach', json(502, { message: 'No.' }), 'PROVIDER_FAILED'],
  ])('T54 stays closed however often one client requests %s', async (_, listener, code) => {
    const { provider, bff } = await startScripted({
      ...never,
      BREAKER_FAILURES: '2',
      ...(listener === hang && { WRITE_DEADLINE_MS: '40' }),
    });
    provider.respondWith(listener);
    for (let index = 0; index < 6; index += 1)
      expect((await declare(bff.url)).body.code).toBe(code);
    provider.respondWith(json(200, {}));
    // A busy machine may exceed the deadline, so the call is repeated. If the breaker were open, it
    // would reject calls for ten minutes.
    await expect.poll(async () => (await declare(bff.url)).status, POLLING).toBe(200);
  });

  test('T54 serves others although one client’s requests fail each probe', async () => {
    const { provider, bff } = await startScripted({
      BREAKER_REST_MS: '1500',
      BREAKER_FAILURES: '2',
      ...manyClients,
    });
    const declareAs = (name: string, index: number) =>
      declare(bff.url, clientAt(index)).set('authorization', `Bearer ${name}`);
    provider.respondWith(reset);
    await declareAs('mallory', 1);
    await declareAs('ada', 2);
    provider.respondWith((req, res) =>
      req.headers.authorization === 'Bearer mallory' ? reset(req, res) : json(200, {})(req, res),
    );
    const failedProbe = async () => (await declareAs('mallory', 1)).body.code;
    await expect.poll(failedProbe, POLLING).toBe('PROVIDER_UNREACHABLE');
    expect((await declareAs('ada', 2)).status).toBe(200);
    expect(await failedProbe()).toBe('PROVIDER_UNREACHABLE');
    expect((await declareAs('grace', 3)).status).toBe(200);
  });

  test('opens when most of many calls fail, although some succeed', async () => {
    const { provider, bff } = await startScripted({
      ...never,
      ...manyClients,
      BREAKER_FAILURES: '6',
    });
    let count = 0;
    provider.respondWith((req, res) => {
      count += 1;
      return count % 3 === 0 ? json(200, {})(req, res) : reset(req, res);
    });
    const codes: unknown[] = [];
    for (let index = 0; index < 12; index += 1)
      codes.push((await declare(bff.url, clientAt(index))).body.code);
    expect(codes).toContain('CIRCUIT_OPEN');
  });

  test.each([
    ['4xx', json(403, { message: 'No.' }), 403],
    ['a plain 500', json(500, { message: 'Failed.' }), 500],
  ])('never opens for %s', async (_name, listener, status) => {
    const { provider, bff } = await startScripted({ ...never, BREAKER_FAILURES: '2' });
    provider.respondWith(listener);
    for (let index = 0; index < 8; index += 1) {
      expect((await declare(bff.url)).status).toBe(status);
    }
    expect(provider.calls).toHaveLength(8);
  });

  test('does not open for browsers that leave', async () => {
    const { provider, bff } = await startScripted({ ...never, BREAKER_FAILURES: '2' });
    for (let index = 0; index < 4; index += 1) {
      const leaving = new AbortController();
      provider.respondWith(() => leaving.abort());
      await expect(
        fetch(`${bff.url}/v1/users/credits`, { signal: leaving.signal }),
      ).rejects.toThrow();
    }
    await expect.poll(() => bff.logLines).toHaveLength(4);
    provider.respondWith(json(200, balances));
    expect((await credits(bff.url)).status).toBe(200);
  });

  test('does not open for pictures that arrive slowly', async () => {
    const { provider, bff } = await startScripted({
      ...never,
      BREAKER_FAILURES: '1',
      // The next call must arrive within this deadline, even on a busy machine.
      UPLOAD_DEADLINE_MS: '1000',
    });
    const body = form(picture('PNG'));
    const slow = new ReadableStream({
      start: (controller) => controller.enqueue(body.subarray(0, 60)),
    });
    const late = await fetch(`${bff.url}/v1/users/profile-upload`, {
      method: 'POST',
      headers: UPLOAD_HEADERS,
      body: slow,
      duplex: 'half',
    });
    expect(late.status).toBe(400);
    expect(await late.json()).toMatchObject({ code: 'REQUEST_TIMEOUT' });
    provider.respondWith(json(200, {}));
    const next = await request(bff.url)
      .post('/v1/users/profile-upload')
      .set(UPLOAD_HEADERS)
      .send(body);
    expect(next.status).toBe(200);
  });

  test('runs one probe after its rest, stays open if that fails, and closes if it succeeds', async () => {
    const { provider, bff } = await startScripted({
      ...manyClients,
      BREAKER_FAILURES: '2',
      BREAKER_REST_MS: '400',
    });
    provider.respondWith(reset);
    await declare(bff.url, clientAt(1));
    await declare(bff.url, clientAt(2));
    expect((await declare(bff.url)).body.code).toBe('CIRCUIT_OPEN');

    await expect
      .poll(async () => (await declare(bff.url)).body.code, POLLING)
      .toBe('PROVIDER_UNREACHABLE');
    expect((await declare(bff.url)).body.code).toBe('CIRCUIT_OPEN');

    const responders: (() => void)[] = [];
    provider.respondWith((req, res) => void responders.push(() => json(200, {})(req, res)));
    const trying = new Promise<number>((resolve) => {
      const tryAgain = async (): Promise<void> => {
        const { status } = await declare(bff.url);
        if (status !== 503) return resolve(status);
        // The pause keeps the client below its rate limit for writes.
        await setTimeout(20);
        return tryAgain();
      };
      void tryAgain();
    });
    await expect.poll(() => responders, POLLING).toHaveLength(1);
    expect((await declare(bff.url)).body.code).toBe('CIRCUIT_OPEN');
    expect(responders).toHaveLength(1);
    responders[0]?.();
    expect(await trying).toBe(200);

    provider.respondWith(json(200, {}));
    expect((await declare(bff.url)).status).toBe(200);
  });

  test('is shown as open in the metrics, even during a probe, until one succeeds', async () => {
    const { provider, bff } = await startScripted({
      BREAKER_FAILURES: '1',
      BREAKER_REST_MS: '1',
      METRICS_PORT: '0',
    });
    const gauges = async () => {
      const { text } = await request(bff.metricsUrl).get('/metrics');
      const valueOf = (name: string) =>
        text.match(new RegExp(`^${name}{group="tax"} (.+)$`, 'm'))?.[1];
      return { open: valueOf('bff_breaker_open'), state: valueOf('bff_breaker_state') };
    };
    provider.respondWith(reset);
    await declare(bff.url);
    expect(await gauges()).toEqual({ open: '1', state: '2' });

    const responders: (() => void)[] = [];
    provider.respondWith((req, res) => void responders.push(() => json(200, {})(req, res)));
    const declareUntilResponse = async (): Promise<number> => {
      const { status } = await declare(bff.url);
      return status === 503 ? declareUntilResponse() : status;
    };
    const trying = declareUntilResponse();
    await expect.poll(() => responders, POLLING).toHaveLength(1);
    expect(await gauges()).toEqual({ open: '1', state: '1' });
    responders[0]?.();
    expect(await trying).toBe(200);
    expect(await gauges()).toEqual({ open: '0', state: '0' });
  });

  test('is separate for each world of the mock', async () => {
    const { provider, bff } = await startScripted({
      ...never,
      BREAKER_FAILURES: '1',
      FORWARD_HEADERS: 'x-mock-world',
    });
    provider.respondWith(reset);
    await declare(bff.url).set('x-mock-world', 'a');
    provider.respondWith(json(200, {}));
    expect((await declare(bff.url).set('x-mock-world', 'a')).body.code).toBe('CIRCUIT_OPEN');
    expect((await declare(bff.url).set('x-mock-world', 'b')).status).toBe(200);
  });
});
