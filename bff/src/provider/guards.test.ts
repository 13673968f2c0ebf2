import request from 'supertest';
import { describe, expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { ADDRESS } from '../testing/sample-calls';
import { json } from '../testing/scripted-provider';

const user = { walletAddress: ADDRESS };

const POLLING = { timeout: 5000 };

const me = (url: string) => request(url).get('/v1/users/me');

describe('the room of a route', () => {
  const small = {
    PROVIDER_CONNECTIONS: '3',
    CALLS_PER_ROUTE: '2',
    QUEUE_PER_ROUTE: '1',
    CLIENT_SHARE_PERCENT: '100',
    QUEUE_DEADLINE_MS: '60000',
  };

  test('a hanging route takes only its share of the connections, and another is served', async () => {
    const { provider, bff } = await startScripted(small);
    const held: (() => void)[] = [];
    provider.respondWith((req, res) =>
      req.url === '/v1/users/profile'
        ? void held.push(() => json(200, user)(req, res))
        : json(200, user)(req, res),
    );
    const profile = () => request(bff.url).get('/v1/users/profile');
    const responses = [profile(), profile(), profile(), profile()].map((response) =>
      response.then((it) => it),
    );

    // Two calls run and one is queued; the fourth is rejected, while the group's other routes
    // remain available.
    const refused = await Promise.race(responses);
    expect(refused.body.code).toBe('BUSY');
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('1');
    for (let index = 0; index < 5; index += 1) expect((await me(bff.url)).status).toBe(200);
    await expect.poll(() => held, POLLING).toHaveLength(2);

    for (const respond of held.splice(0)) respond();
    await expect.poll(() => held, POLLING).toHaveLength(1);
    held[0]?.();
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 503]);
  });
});

describe('T54 one client that requests slow reads', () => {
  const SLOW = 200;
  const from = (client: string) => ({ 'x-forwarded-for': client });
  const exists = (url: string, name: string, client: string) =>
    request(url).get(`/v1/users/${name}/exists`).set(from(client));
  const isSlow = (url: string | undefined) => url?.includes('/slow/') === true;
  const settings = { TRUST_PROXY: 'loopback', METRICS_PORT: '0', READ_DEADLINE_MS: '60000' };

  test('gets only its share of the route, and others get their responses', async () => {
    const { provider, bff } = await startScripted({ ...settings, QUEUE_DEADLINE_MS: '60000' });
    provider.respondWith((req, res) =>
      isSlow(req.url) ? undefined : json(200, { exists: true })(req, res),
    );
    const slow = Array.from({ length: SLOW }, () =>
      exists(bff.url, 'slow', '203.0.113.1').then(({ body }) => body.code),
    );
    // One client may use a quarter of the limits: 8 of 32 concurrent calls and 32 of 128 queued
    // ones.
    await expect.poll(() => provider.calls, POLLING).toHaveLength(8);
    for (let client = 1; client <= 12; client += 1) {
      const respond = await exists(bff.url, 'ada', `198.51.100.${client}`);
      expect(respond.status, respond.text).toBe(200);
    }
    expect(provider.calls.filter(({ url }) => isSlow(url))).toHaveLength(8);
    const gauges = async () => (await request(bff.metricsUrl).get('/metrics')).text;
    await expect
      .poll(gauges, POLLING)
      .toContain(`bff_refusals_total{code="BUSY",route="users.exists"} ${SLOW - 40}\n`);
    expect(await gauges()).toContain(
      'bff_provider_calls{route="users.exists",state="waiting"} 32\n',
    );
    await provider.stop();
    await Promise.all(slow);
  }, 30_000);

  test('gets BUSY when its calls waited too long, which opens no breaker', async () => {
    const { provider, bff } = await startScripted({
      ...settings,
      BREAKER_FAILURES: '1',
      QUEUE_DEADLINE_MS: '1',
    });
    provider.respondWith((req, res) =>
      isSlow(req.url) ? undefined : json(200, { username: 'ada' })(req, res),
    );
    const slow = Array.from({ length: 40 }, () =>
      exists(bff.url, 'slow', '203.0.113.1').then(({ body }) => body.code),
    );
    const waited = () =>
      request(bff.metricsUrl)
        .get('/metrics')
        .then(({ text }) => text.match(/code="BUSY",route="users.exists"} (\d+)/)?.[1]);
    await expect.poll(waited, POLLING).toBe('32');
    const profile = await request(bff.url)
      .get(`/v1/users/${ADDRESS}/publicProfile`)
      .set(from('198.51.100.1'));
    expect(profile.status, profile.text).toBe(200);
    expect((await exists(bff.url, 'slow', '203.0.113.1')).body.code).toBe('BUSY');
    await provider.stop();
    await Promise.all(slow);
  }, 30_000);

  test('has its own limit of reads a minute', async () => {
    const { provider, bff } = await startScripted({ ...settings, READ_LIMIT_PER_MINUTE: '2' });
    provider.respondWith(json(200, { exists: true }));
    const codes: unknown[] = [];
    for (let index = 0; index < 3; index += 1) {
      codes.push((await exists(bff.url, 'ada', '203.0.113.1')).body.code);
    }
    expect(codes).toEqual([undefined, undefined, 'RATE_LIMITED']);
    expect((await exists(bff.url, 'ada', '198.51.100.1')).status).toBe(200);
  });
});
