import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';

import { createLogger } from '../log/logger';
import { startBffBefore } from '../testing/bff-under-test';
import { startRedis } from '../testing/redis-server';
import { ADDRESS } from '../testing/sample-calls';
import { startScriptedProvider } from '../testing/scripted-provider';
import { connectRedis } from './redis';

const startTwo = async (limits: Record<string, string>) => {
  const redis = await startRedis();
  const provider = await startScriptedProvider();
  onTestFinished(provider.stop);
  const start = () => startBffBefore(provider.url, { ...limits, REDIS_URL: redis.url });
  return { redis, one: await start(), other: await start() };
};

const login = (url: string) =>
  request(url)
    .post('/v1/users/login')
    .send({ walletAddress: ADDRESS, signature: '0xab', messageVersion: 'v3' });
const search = (url: string) => request(url).get('/v1/marketTraits/search?searchKey=a');
const nonce = (url: string) => request(url).get(`/v1/users/nonce?walletAddress=${ADDRESS}`);

describe('two instances behind one Redis', () => {
  test('T16 count together: the 21st login is refused, whichever instance it reaches', async () => {
    const { one, other } = await startTwo({});
    for (let index = 0; index < 20; index += 1) {
      const { status } = await login(index % 2 === 0 ? one.url : other.url);
      expect(status).not.toBe(429);
    }
    const refused = [await login(one.url), await login(other.url)];
    for (const { status, headers, body } of refused) {
      expect(status).toBe(429);
      expect(body.code).toBe('RATE_LIMITED');
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    }
  });

  test('T16 count each of several simultaneous requests', async () => {
    const { one, other } = await startTwo({ LOGIN_LIMIT_PER_MINUTE: '10' });
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => login(index % 2 === 0 ? one.url : other.url)),
    );
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});

describe('when Redis is down', () => {
  test('logins are refused, reads are allowed, each instance counts alone, and both recover', async () => {
    const { redis, one, other } = await startTwo({ SEARCH_LIMIT_PER_MINUTE: '2' });
    expect((await login(one.url)).body.code).toBe('PROVIDER_BAD_ANSWER');
    expect(one.logLines.join('')).not.toContain('Redis is');
    await redis.stop();

    const closed = await login(one.url);
    expect(closed.status).toBe(503);
    expect(closed.body).toMatchObject({ code: 'LIMITS_UNAVAILABLE', message: expect.any(String) });
    expect(closed.headers['retry-after']).toBe('1');
    expect((await nonce(one.url)).body.code).toBe('PROVIDER_BAD_ANSWER');
    expect((await search(one.url)).status).not.toBe(429);
    expect((await search(one.url)).status).not.toBe(429);
    expect((await search(one.url)).status).toBe(429);
    expect((await search(other.url)).status).not.toBe(429);
    const entries = () => one.logLines.filter((line) => line.includes('Redis is down'));
    await expect.poll(entries).toHaveLength(1);

    await redis.restart();
    await expect
      .poll(async () => (await login(one.url)).body.code, { timeout: 5000 })
      .toBe('PROVIDER_BAD_ANSWER');
    expect(one.logLines.join('')).toContain('Redis is back');
  });

  test('a BFF can start', async () => {
    const provider = await startScriptedProvider();
    onTestFinished(provider.stop);
    const bff = await startBffBefore(provider.url, { REDIS_URL: 'redis://127.0.0.1:1' });
    expect((await login(bff.url)).body.code).toBe('LIMITS_UNAVAILABLE');
    expect((await search(bff.url)).body.code).toBe('PROVIDER_BAD_ANSWER');
  });
});

describe('a Redis that refuses every command', () => {
  const connectRefused = async (reply: string) => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.on('error', () => undefined).on('data', () => socket.write(`-${reply}\r\n`));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    const redis = await connectRedis(new URL(`redis://:pass@127.0.0.1:${port}`), 5000, logger);
    onTestFinished(() => {
      redis.disconnect();
      server.close();
    });
    return {
      redis,
      connections: () => connections,
      entries: () => lines.map((l) => JSON.parse(l)),
    };
  };

  test.each([
    ['WRONGPASS invalid username-password pair', 'WRONGPASS'],
    ['OOM command not allowed', 'OOM'],
    ['ERR unknown command `AUTH`, with args: secret', 'ERR'],
    ['ERRATIC secret', undefined],
    ['secret ERR ', undefined],
  ])('is reported once, with only its error code: %s', async (reply, code) => {
    const { connections, entries } = await connectRefused(reply);
    await expect.poll(connections).toBeGreaterThan(2);
    expect(entries()).toEqual([
      {
        level: 50,
        time: expect.any(Number),
        code,
        err: expect.objectContaining({ name: 'ReplyError' }),
        msg: 'Redis is down: login is closed, reads are open',
      },
    ]);
    expect(JSON.stringify(entries())).not.toContain('secret');
  });

  test('is tried again soon at first, then every second', async () => {
    const { redis } = await connectRefused('ERR no');
    const pauses = [1, 2, 10, 20, 1000].map((attempt) => redis.options.retryStrategy?.(attempt));
    expect(pauses).toEqual([50, 100, 500, 1000, 1000]);
  });
});
