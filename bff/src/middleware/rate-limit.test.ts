import request from 'supertest';
import { describe, expect, test } from 'vitest';

import { forwardedRoutes } from '../api/forwarded';
import { LIMITS, routeOf } from '../api/route-group';
import { startScripted } from '../testing/bff-under-test';
import { form, picture, UPLOAD_HEADERS } from '../testing/picture-form';
import { rawRequest } from '../testing/raw-request';
import { methodOf, sampleOf } from '../testing/sample-calls';

type Client = Record<string, string>;

const byGroup = Object.fromEntries(
  forwardedRoutes.flatMap((named) => {
    const { group, limit } = routeOf(named.route);
    return [group, limit].map((key) => [key, named]);
  }),
);

const callGroup = (url: string, group: string, client: Client = {}) => {
  if (group === 'pictures') return request(url).get('/og/traits/any.png').set(client);
  const named = byGroup[group];
  if (named === undefined) throw new Error(`There is no route of the group ${group}`);
  if (group === 'upload') {
    return request(url)
      .post(named.route.path)
      .set({ ...client, ...UPLOAD_HEADERS })
      .send(form(picture('PNG')));
  }
  const { path, body } = sampleOf(named);
  return request(url)[methodOf(named.route.method)](path).set(client).send(body);
};

const statuses = async (times: number, send: (index: number) => ReturnType<typeof callGroup>) => {
  const seen: number[] = [];
  for (let index = 0; index < times; index += 1) seen.push((await send(index)).status);
  return seen;
};

const from = (address: string): Client => ({ 'X-Forwarded-For': address });
const trusting = { TRUST_PROXY: 'loopback' };

test('T16 the 21st login in a minute is refused with 429, and other clients are unaffected', async () => {
  const { provider, bff } = await startScripted(trusting);
  const first = await statuses(20, () => callGroup(bff.url, 'login', from('203.0.113.1')));
  expect(first).not.toContain(429);
  expect(provider.calls).toHaveLength(20);

  const refused = await callGroup(bff.url, 'login', from('203.0.113.1'));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(refused.body).toEqual({
    message: expect.stringMatching(/^Too many requests\./),
    code: 'RATE_LIMITED',
    requestId: refused.headers['x-request-id'],
  });
  expect(provider.calls).toHaveLength(20);

  expect((await callGroup(bff.url, 'login', from('203.0.113.2'))).status).not.toBe(429);
  expect(provider.calls).toHaveLength(21);
});

test('T16 a login that the contract refuses counts too', async () => {
  const { provider, bff } = await startScripted({ LOGIN_LIMIT_PER_MINUTE: '2' });
  const junk = () => request(bff.url).post('/v1/users/login').send({ signature: 'junk' });
  expect([(await junk()).status, (await junk()).status]).toEqual([400, 400]);
  expect((await junk()).status).toBe(429);
  expect(provider.calls).toEqual([]);
});

describe('T17', () => {
  const limited = { LOGIN_LIMIT_PER_MINUTE: '3' };

  test('rotating X-Forwarded-For without a trusted proxy is still 429', async () => {
    const { bff } = await startScripted(limited);
    const seen = await statuses(4, (index) =>
      callGroup(bff.url, 'login', from(`203.0.113.${index}`)),
    );
    expect(seen.at(-1)).toBe(429);
  });

  test("an address added before the trusted proxy's does not help", async () => {
    const { bff } = await startScripted({ ...limited, ...trusting });
    const seen = await statuses(4, (index) =>
      callGroup(bff.url, 'login', from(`198.51.100.${index}, 203.0.113.1`)),
    );
    expect(seen.at(-1)).toBe(429);
  });

  test('IPv6 is counted by /56', async () => {
    const { bff } = await startScripted({ ...limited, ...trusting });
    const seen = await statuses(4, (index) =>
      callGroup(bff.url, 'login', from(`2001:db8::${index}`)),
    );
    expect(seen.at(-1)).toBe(429);
    expect((await callGroup(bff.url, 'login', from('2001:db8:0:100::1'))).status).not.toBe(429);
  });
});

describe('T56', () => {
  const limited = { LOGIN_LIMIT_PER_MINUTE: '3', ...trusting };

  test.each([
    ['IPv4', (port: number) => `203.0.113.1:${port}`],
    ['IPv6', (port: number) => `[2001:db8::1]:${port}`],
    ['IPv6, in its network', (port: number) => `[2001:db8::${port}]`],
    ['a value that is not an address', (port: number) => `_proxy${port}`],
    [
      'IPv4 behind a trusted proxy that has a port too',
      (port: number) => `203.0.113.1, 127.0.0.1:${port}`,
    ],
    [
      'IPv4 behind more entries than there are proxies',
      (port: number) => `${'1.1.1.1,'.repeat(900 + port)}203.0.113.1`,
    ],
  ])(
    'X-Forwarded-For with a port is the same client, whatever the port: %s',
    async (_name, written) => {
      const { bff } = await startScripted(limited);
      const seen = await statuses(4, (index) =>
        callGroup(bff.url, 'login', from(written(index + 1))),
      );
      expect(seen.slice(0, 3)).not.toContain(429);
      expect(seen.at(-1)).toBe(429);
      expect((await callGroup(bff.url, 'login', from('198.51.100.1:1'))).status).not.toBe(429);
    },
  );

  test('an absolute-form target counts like its path', async () => {
    const { bff } = await startScripted({ LOGIN_LIMIT_PER_MINUTE: '1' });
    const login = (target: string) =>
      rawRequest(
        bff.port,
        `POST ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
    expect(await login('/v1/users/login')).not.toMatch(/^HTTP\/1\.1 429 /);
    expect(await login('http://x/v1/users/login')).toMatch(/^HTTP\/1\.1 429 /);
  });

  test('a name that is not valid for a world creates no new client', async () => {
    const { bff } = await startScripted({ ...limited, FORWARD_HEADERS: 'x-mock-world' });
    const seen = await statuses(4, (index) =>
      callGroup(bff.url, 'login', { 'x-mock-world': `no world ${index}` }),
    );
    expect(seen.at(-1)).toBe(429);
  });
});

test('T17 a flood of addresses is counted in limited space', async () => {
  const { bff } = await startScripted({ ...trusting, METRICS_PORT: '0', CLIENTS_PER_LIMIT: '50' });
  for (let index = 0; index < 300; index += 1) {
    await callGroup(bff.url, 'nonce', from(`203.0.${index >> 8}.${index & 255}`));
  }
  const { text } = await request(bff.metricsUrl).get('/metrics');
  expect(text).toContain('bff_limited_clients{group="nonce"} 50\n');
}, 30_000);

test.each(LIMITS)('T47 using up %s leaves the others open', async (exhausted) => {
  const { bff } = await startScripted({
    ECONOMY: 'on',
    [`${exhausted.toUpperCase()}_LIMIT_PER_MINUTE`]: '1',
  });
  expect((await callGroup(bff.url, exhausted)).status).not.toBe(429);
  expect((await callGroup(bff.url, exhausted)).status).toBe(429);
  for (const other of LIMITS.filter((limit) => limit !== exhausted)) {
    expect((await callGroup(bff.url, other)).status, other).not.toBe(429);
  }
});

test('each world of the mock counts as a separate client, where worlds are forwarded', async () => {
  const limit = { LOGIN_LIMIT_PER_MINUTE: '1' };
  const world = (name: string) => ({ 'x-mock-world': name });
  const development = await startScripted({ ...limit, FORWARD_HEADERS: 'x-mock-world' });
  expect((await callGroup(development.bff.url, 'login', world('a'))).status).not.toBe(429);
  expect((await callGroup(development.bff.url, 'login', world('b'))).status).not.toBe(429);
  expect((await callGroup(development.bff.url, 'login', world('a'))).status).toBe(429);

  const production = await startScripted(limit);
  expect((await callGroup(production.bff.url, 'login', world('a'))).status).not.toBe(429);
  expect((await callGroup(production.bff.url, 'login', world('b'))).status).toBe(429);
});
