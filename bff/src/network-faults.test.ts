import { createMockServer } from '@trait-market/mock-server';
import { connectToMock } from '@trait-market/mock-server/client';
import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';

import { startBffBefore } from './testing/bff-under-test';
import { createAuthority } from './testing/certificates';
import { startFaultProxy, type Fault } from './testing/fault-proxy';
import { form, picture, PIXEL, UPLOAD_HEADERS } from './testing/picture-form';
import { json, startScriptedProvider } from './testing/scripted-provider';
import { ADDRESS } from './testing/sample-calls';

/** Generous, because a busy machine is slow; no assertion depends on it. */
const POLLING = { timeout: 10_000 };
const MB = 1_048_576;

const startBehindNetwork = async (environment: Record<string, string> = {}) => {
  const mock = await createMockServer({ port: 0, users: 4, traits: 200 });
  onTestFinished(mock.stop);
  const network = await startFaultProxy(mock.port);
  onTestFinished(network.stop);
  const bff = await startBffBefore(`http://127.0.0.1:${network.port}`, {
    METRICS_PORT: '0',
    BREAKER_REST_MS: '100',
    ...environment,
  });
  const control = connectToMock({ url: mock.url });
  const { accessToken } = await control.mintToken();
  return { network, bff, control, token: accessToken };
};

type Behind = Awaited<ReturnType<typeof startBehindNetwork>>;

const search = (url: string, client = '203.0.113.1') =>
  request(url).get('/v1/marketTraits/search?searchKey=a').set('x-forwarded-for', client);
const rename = ({ bff, token }: Behind, username: string) =>
  request(bff.url).patch('/v1/users/profile').auth(token, { type: 'bearer' }).send({ username });
const upload = ({ bff, token }: Behind, body: Buffer) =>
  request(bff.url)
    .post('/v1/users/profile-upload')
    .set(UPLOAD_HEADERS)
    .auth(token, { type: 'bearer' })
    .send(body);

/** Expects an error response, and the same code in the log. */
const expectFailure = (
  { status, headers, body }: request.Response,
  { bff }: Pick<Behind, 'bff'>,
  expected: { status: number; code: string },
): void => {
  expect(status).toBe(expected.status);
  expect(body).toEqual({
    message: expect.stringMatching(/^The market .+ Please try again in a moment\.$/),
    code: expected.code,
    requestId: headers['x-request-id'],
  });
  const line = bff.logLines.find((text) => text.includes(String(headers['x-request-id'])));
  expect(JSON.parse(line ?? '{}')).toMatchObject(expected);
};

const statusesOf = async ({ control }: Behind, method: string): Promise<(number | null)[]> =>
  (await control.journal())
    .filter((entry) => entry.kind === 'request' && entry.method === method)
    .map((entry) => (entry.kind === 'request' ? entry.status : null));

/** Expects that no call is in progress or queued, and that no connection is in use. */
const expectNothingLeft = async ({ bff }: Pick<Behind, 'bff'>): Promise<void> => {
  const leftOver = async (): Promise<string[]> => {
    const { text } = await request(bff.metricsUrl).get('/metrics');
    return text
      .split('\n')
      .filter((line) => /^bff_provider_(?:calls|connections\{state="busy"\})/.test(line))
      .filter((line) => !line.endsWith(' 0'));
  };
  await expect.poll(leftOver, POLLING).toEqual([]);
};

const expectRecovery = async (behind: Behind): Promise<void> => {
  behind.network.heal();
  await expect.poll(async () => (await search(behind.bff.url)).status, POLLING).toBe(200);
  await expectNothingLeft(behind);
  await behind.bff.stop();
  await expect.poll(() => behind.network.connections().open, POLLING).toBe(0);
};

const without = async ({ bff }: Behind): Promise<unknown> => {
  const { status, body } = await search(bff.url);
  expect(status).toBe(200);
  return body;
};

describe('latency', () => {
  test('within the deadline only delays a call', async () => {
    const behind = await startBehindNetwork();
    const expected = await without(behind);
    behind.network.inject({ kind: 'latency', milliseconds: 60 });
    const response = await search(behind.bff.url);
    expect(response).toMatchObject({ status: 200, body: expected });
    await expectRecovery(behind);
  });

  test('does not cause more connections than allowed', async () => {
    const behind = await startBehindNetwork({ PROVIDER_CONNECTIONS: '2' });
    behind.network.inject({ kind: 'latency', milliseconds: 20 });
    const found = await Promise.all(Array.from({ length: 8 }, () => search(behind.bff.url)));
    expect(found.map(({ status }) => status)).toEqual(found.map(() => 200));
    expect(behind.network.connections().taken).toBe(2);
    await expectRecovery(behind);
  });

  test('past the deadline causes a 504', async () => {
    const behind = await startBehindNetwork({ SEARCH_DEADLINE_MS: '150' });
    behind.network.inject({ kind: 'latency', milliseconds: 1000 });
    const late = { status: 504, code: 'PROVIDER_TIMEOUT' };
    expectFailure(await search(behind.bff.url), behind, late);
    await expectRecovery(behind);
  });
});

describe('bandwidth', () => {
  test('that is sufficient carries the whole response', async () => {
    const behind = await startBehindNetwork();
    const expected = await without(behind);
    behind.network.inject({ kind: 'bandwidth', bytesPerSecond: 200_000 });
    const response = await search(behind.bff.url);
    expect(response).toMatchObject({ status: 200, body: expected });
    await expectRecovery(behind);
  });

  test('that is too low causes a 504 for a read, even if the response has started', async () => {
    const behind = await startBehindNetwork({ SEARCH_DEADLINE_MS: '500' });
    behind.network.inject({ kind: 'bandwidth', bytesPerSecond: 2000 });
    const late = { status: 504, code: 'PROVIDER_TIMEOUT' };
    expectFailure(await search(behind.bff.url), behind, late);
    await expectRecovery(behind);
  });

  test('that is too low causes a 504 for a picture, which the provider never receives completely', async () => {
    const behind = await startBehindNetwork({ UPLOAD_DEADLINE_MS: '500' });
    behind.network.inject({ kind: 'bandwidth', bytesPerSecond: 10_000 });
    const late = { status: 504, code: 'PROVIDER_TIMEOUT' };
    expectFailure(await upload(behind, form(picture(Buffer.alloc(MB)))), behind, late);
    await expectRecovery(behind);
    expect(await statusesOf(behind, 'POST')).not.toContain(200);
  });
});

describe('a network that swallows everything', () => {
  const shortDeadlines = { SEARCH_DEADLINE_MS: '150', WRITE_DEADLINE_MS: '150' };
  const late = { status: 504, code: 'PROVIDER_TIMEOUT' };

  test.each(['before', 'after'])(
    'causes a 504 when it starts %s a connection was made',
    async (when) => {
      const behind = await startBehindNetwork(shortDeadlines);
      if (when === 'after') await without(behind);
      behind.network.inject({ kind: 'timeout' });
      expectFailure(await search(behind.bff.url), behind, late);
      expectFailure(await rename(behind, 'ada'), behind, late);
      await expectRecovery(behind);
    },
  );

  test('opens the breaker, which refuses immediately and closes automatically', async () => {
    const settings = { ...shortDeadlines, BREAKER_FAILURES: '3', TRUST_PROXY: 'loopback' };
    const behind = await startBehindNetwork(settings);
    behind.network.inject({ kind: 'timeout' });
    const clients = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
    const failures = await Promise.all(clients.map((client) => search(behind.bff.url, client)));
    for (const failure of failures) expectFailure(failure, behind, late);
    const open = await search(behind.bff.url);
    expectFailure(open, behind, { status: 503, code: 'CIRCUIT_OPEN' });
    expect(open.headers['retry-after']).toBe('1');
    await expectRecovery(behind);
  });

  test('causes a 504 after the connect deadline during a secure handshake', async () => {
    const authority = await createAuthority();
    const { cert, private: key } = await authority.issue('provider');
    const provider = await startScriptedProvider({ cert, key });
    onTestFinished(provider.stop);
    provider.respondWith(json(200, { walletAddress: ADDRESS }));
    const network = await startFaultProxy(Number(new URL(provider.url).port));
    onTestFinished(network.stop);
    const bff = await startBffBefore(`https://127.0.0.1:${network.port}`, {
      PROVIDER_CA_FILE: await authority.file('ca.pem', authority.cert),
      CONNECT_DEADLINE_MS: '100',
      // The read deadline is long, so that only the connect deadline can end the call in time.
      READ_DEADLINE_MS: '600000',
    });
    network.inject({ kind: 'timeout' });
    const me = () => request(bff.url).get('/v1/users/me');
    expectFailure(await me(), { bff }, late);
    expect(provider.calls).toEqual([]);
    network.heal();
    await expect.poll(async () => (await me()).status, POLLING).toBe(200);
  });
});

describe('a reset', () => {
  const unreachable = { status: 502, code: 'PROVIDER_UNREACHABLE' };

  test.each<[string, Fault]>([
    ['before the response', { kind: 'reset', afterBytes: 0 }],
    ['in the middle of the response', { kind: 'reset', afterBytes: 400 }],
  ])('%s causes a 502 for a read, which was tried twice', async (_name, fault) => {
    const behind = await startBehindNetwork();
    behind.network.inject(fault);
    expectFailure(await search(behind.bff.url), behind, unreachable);
    expect(await statusesOf(behind, 'GET')).toHaveLength(2);
    await expectRecovery(behind);
  });

  test('causes a 502 for a write, which the provider receives once', async () => {
    const behind = await startBehindNetwork();
    behind.network.inject({ kind: 'reset', afterBytes: 0 });
    expectFailure(await rename(behind, 'ada'), behind, unreachable);
    expect(await statusesOf(behind, 'PATCH')).toHaveLength(1);
    await expectRecovery(behind);
  });

  test('goes unnoticed without a pending request', async () => {
    const behind = await startBehindNetwork();
    const expected = await without(behind);
    behind.network.cut();
    expect(await search(behind.bff.url)).toMatchObject({ status: 200, body: expected });
    await expectRecovery(behind);
  });
});

test('a response and a form arrive intact even byte by byte', async () => {
  const behind = await startBehindNetwork();
  const expected = await without(behind);
  behind.network.inject({ kind: 'slicing', bytes: 1 });
  const response = await search(behind.bff.url);
  expect(response).toMatchObject({ status: 200, body: expected });

  const uploaded = await upload(behind, form(picture(PIXEL)));
  expect(uploaded.status, uploaded.text).toBe(200);
  await expectRecovery(behind);
});
