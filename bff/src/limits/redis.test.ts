import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';

import { startBffBefore } from '../testing/bff-under-test';
import { startRedis } from '../testing/redis-server';
import { ADDRESS } from '../testing/sample-calls';
import { startScriptedProvider } from '../testing/scripted-provider';

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
  test('T16 count together: the 21st login is refused, whichever it reaches', async () => {
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

  test('T16 requests at once are counted each', async () => {
    const { one, other } = await startTwo({ LOGIN_LIMIT_PER_MINUTE: '10' });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => login(index % 2 === 0 ? one.url : other.url)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});

describe('Redis down', () => {
  test('login is closed, reads are open, each instance counts for itself, and it recovers', async () => {
    const { redis, one, other } = await startTwo({ SEARCH_LIMIT_PER_MINUTE: '2' });
    expect((await login(one.url)).body.code).toBe('PROVIDER_BAD_ANSWER');
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
    const told = () => one.logLines.filter((line) => line.includes('Redis is down'));
    await expect.poll(told).toHaveLength(1);

    await redis.restart();
    await expect
      .poll(async () => (await login(one.url)).body.code, { timeout: 5000 })
      .toBe('PROVIDER_BAD_ANSWER');
    expect(one.logLines.join('')).toContain('Redis is back');
  });

  test('a BFF starts without it', async () => {
    const provider = await startScriptedProvider();
    onTestFinished(provider.stop);
    const bff = await startBffBefore(provider.url, { REDIS_URL: 'redis://127.0.0.1:1' });
    expect((await login(bff.url)).body.code).toBe('LIMITS_UNAVAILABLE');
    expect((await search(bff.url)).body.code).toBe('PROVIDER_BAD_ANSWER');
  });
});
