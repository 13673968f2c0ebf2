import request from 'supertest';
import { expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { ADDRESS, declaration } from '../testing/sample-calls';
import { json } from '../testing/scripted-provider';

const WITH_METRICS = { METRICS_PORT: '0' };
const user = { walletAddress: ADDRESS };

const valueOf = (text: string, name: string, ...labels: string[]): number | undefined => {
  const line = text
    .split('\n')
    .find((it) => it.startsWith(name) && labels.every((label) => it.includes(label)));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};

test('is live without the provider, and ready until it drains', async () => {
  const { provider, bff } = await startScripted({ ...WITH_METRICS, DRAIN_DELAY_MS: '400' });
  await provider.stop();
  const health = async (which: string) => {
    const { status, body } = await request(bff.metricsUrl).get(`/healthz/${which}`);
    return [status, body.status];
  };
  expect(await health('live')).toEqual([200, 'live']);
  expect(await health('ready')).toEqual([200, 'ready']);

  const stopped = bff.stop();
  expect(await health('ready')).toEqual([503, 'draining']);
  expect(await health('live')).toEqual([200, 'live']);
  // Balancers may still send requests during the drain delay.
  const late = await request(bff.url).get('/v1/users/me');
  expect(late.status).toBe(502);
  expect(late.headers['connection']).toBe('close');
  await stopped;
  await expect(fetch(`${bff.metricsUrl}/healthz/live`)).rejects.toThrow();
  await expect(fetch(`${bff.url}/v1/users/me`)).rejects.toThrow();
});

test('neither health nor metrics are on the public port', async () => {
  const { bff } = await startScripted(WITH_METRICS);
  for (const path of ['/metrics', '/healthz/live', '/healthz/ready']) {
    expect((await request(bff.url).get(path)).status).toBe(404);
  }
  expect((await request(bff.metricsUrl).get('/v1/users/me')).status).toBe(404);
  expect((await request(bff.metricsUrl).post('/metrics')).status).toBe(405);
});

test('metrics include requests, upstream calls, refusals, breakers, retries and the pool', async () => {
  const { provider, bff } = await startScripted({
    ...WITH_METRICS,
    LOGIN_LIMIT_PER_MINUTE: '1',
    BREAKER_FAILURES: '1',
  });
  provider.respondWith(json(200, user));
  await request(bff.url).get('/v1/users/me');
  await request(bff.url).get('/v1/nothing');
  const login = () => request(bff.url).post('/v1/users/login').send({});
  await login();
  await login();
  provider.respondWith((req) => req.socket.destroy());
  const declare = () => request(bff.url).post('/v1/users/tax').send(declaration);
  await declare();
  await declare();
  await request(bff.url).get('/v1/users/credits');

  const { text, headers } = await request(bff.metricsUrl).get('/metrics');
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  const me = 'route="users.me"';
  expect(valueOf(text, 'bff_request_duration_seconds_count', me, 'status="200"')).toBe(1);
  expect(valueOf(text, 'bff_request_duration_seconds_count', 'route="v1"', '"404"')).toBe(1);
  expect(valueOf(text, 'bff_upstream_duration_seconds_count', me, 'outcome="200"')).toBe(1);
  expect(valueOf(text, 'bff_upstream_duration_seconds_count', 'PROVIDER_UNREACHABLE')).toBe(1);
  expect(valueOf(text, 'bff_refusals_total', 'RATE_LIMITED', 'users.login')).toBe(1);
  expect(valueOf(text, 'bff_refusals_total', 'CIRCUIT_OPEN', 'tax.declare')).toBe(1);
  expect(valueOf(text, 'bff_breaker_state', 'group="tax"')).toBe(2);
  expect(valueOf(text, 'bff_breaker_state', 'group="users"')).toBe(0);
  expect(valueOf(text, 'bff_provider_retries')).toBe(1);
  expect(valueOf(text, 'bff_provider_calls', me, 'state="open"')).toBe(0);
  expect(valueOf(text, 'bff_provider_connections', 'state="busy"')).toBe(0);
  expect(valueOf(text, 'bff_limited_clients', 'group="login"')).toBe(1);
  expect(valueOf(text, 'bff_limited_clients', 'group="search"')).toBe(0);
  expect(valueOf(text, 'bff_pressure')).toBe(0);
  expect(valueOf(text, 'process_cpu_seconds_total')).toBeGreaterThan(0);
  expect(text).not.toContain(ADDRESS);
});
