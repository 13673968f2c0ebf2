import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';

import { startBffBefore, startScripted } from '../testing/bff-under-test';
import { createAuthority } from '../testing/certificates';
import { json, startScriptedProvider } from '../testing/scripted-provider';

const PATH = '/economy/v1/events';
const ECONOMY = { ECONOMY: 'on' };

const begin =
  (type: string, status = 200): RequestListener =>
  (_req, res: ServerResponse) => {
    res.on('error', () => undefined);
    res.writeHead(status, { 'content-type': type });
    res.write(': hello\n\n');
  };

const open = (url: string, headers: Record<string, string> = {}): Promise<Response> => {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  return fetch(url + PATH, { headers, signal: leaving.signal });
};

test.each([
  ['text/event-stream', 200],
  ['Text/Event-Stream ; charset=utf-8', 200],
  ['text/event-stream;charset=utf-8', 200],
  ['text/event-streams', 502],
  ['text/event-streamx; charset=utf-8', 502],
  ['application/json; like=text/event-stream', 502],
])('a response with the type %j becomes %i', async (type, status) => {
  const { provider, bff } = await startScripted(ECONOMY);
  provider.respondWith(begin(type));
  expect((await open(bff.url)).status).toBe(status);
});

test('events with another success status than 200 are a bad response', async () => {
  const { provider, bff } = await startScripted(ECONOMY);
  provider.respondWith(begin('text/event-stream', 201));
  const { status, body } = await request(bff.url).get(PATH);
  expect([status, body.code]).toEqual([502, 'PROVIDER_BAD_ANSWER']);
});

test.each([
  [400, 'declared', 400],
  [418, 'not declared', 418],
  [500, 'declared', 500],
])(
  'a refusal with %i, which is %s, is forwarded with its status and message',
  async (sent, _what, status) => {
    const { provider, bff } = await startScripted(ECONOMY);
    provider.respondWith(json(sent, { message: 'Not like this.', code: 'no' }));
    const response = await request(bff.url).get(PATH);
    expect([response.status, response.body.message]).toEqual([status, 'Not like this.']);
  },
);

test('T77 compressed events are a bad response, and a compressed refusal preserves its message', async () => {
  const { provider, bff } = await startScripted(ECONOMY);
  const respondWith = (status: number, type: string, text: string) =>
    provider.respondWith((_req, res) => {
      res.writeHead(status, { 'content-type': type, 'content-encoding': 'gzip' });
      res.end(gzipSync(text));
    });
  respondWith(200, 'text/event-stream', ': hello\n\n');
  const events = await request(bff.url).get(PATH);
  expect([events.status, events.body.code]).toEqual([502, 'PROVIDER_BAD_ANSWER']);
  respondWith(422, 'application/json', '{"message":"Not now."}');
  const refused = await request(bff.url).get(PATH);
  expect([refused.status, refused.body.message]).toEqual([422, 'Not now.']);
});

test('a provider that does not respond is aborted at the deadline for reads', async () => {
  const { provider, bff } = await startScripted({ ...ECONOMY, READ_DEADLINE_MS: '200' });
  provider.respondWith(() => undefined);
  const { status, body } = await request(bff.url).get(PATH);
  expect([status, body.code]).toEqual([504, 'PROVIDER_TIMEOUT']);
});

test('an open stream stays open past the deadline for opening it', async () => {
  const { provider, bff } = await startScripted({ ...ECONOMY, READ_DEADLINE_MS: '300' });
  let written: ServerResponse | undefined;
  provider.respondWith((req, res) => {
    begin('text/event-stream')(req, res);
    written = res;
  });
  const response = await open(bff.url);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(written?.destroyed).toBe(false);
  const reader = response.body?.getReader();
  await reader?.cancel();
  await expect.poll(() => written?.destroyed).toBe(true);
});

test('an unavailable provider is reported as unreachable', async () => {
  const { provider, bff } = await startScripted(ECONOMY);
  await provider.stop();
  const refused = await request(bff.url).get(PATH);
  expect([refused.status, refused.body.code]).toEqual([502, 'PROVIDER_UNREACHABLE']);
});

test('the authority that other calls trust is trusted here too', async () => {
  const authority = await createAuthority();
  const { cert, private: key } = await authority.issue('provider');
  const provider = await startScriptedProvider({ cert, key, ca: authority.cert });
  onTestFinished(provider.stop);
  provider.respondWith(begin('text/event-stream'));
  const PROVIDER_CA_FILE = await authority.file('ca.pem', authority.cert);
  const trusting = await startBffBefore(provider.url, { ...ECONOMY, PROVIDER_CA_FILE });
  expect((await open(trusting.url)).status).toBe(200);
  const untrusting = await startBffBefore(provider.url, ECONOMY);
  expect((await open(untrusting.url)).status).toBe(502);
});

test('holds no more connections than the allowed streams', async () => {
  const { provider, bff } = await startScripted({
    ...ECONOMY,
    EVENT_STREAMS: '2',
    EVENT_STREAMS_PER_CLIENT: '2',
  });
  provider.respondWith(begin('text/event-stream'));
  const responses = [await open(bff.url), await open(bff.url), await open(bff.url)];
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 503]);
  const connections = await new Promise<number>((resolve, reject) => {
    provider.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
  expect(connections).toBe(2);
});
