import supertest from 'supertest';
import { describe, expect, test } from 'vitest';

import { LEFT_OUT } from '../../control/recording/redact-recording';
import { stopAfterTest } from '../../testing/stop-after-test';
import { createMockServer } from '../mock-server';
import { startRecorder } from './recorder';
import { openRecordings } from '../../testing/data/recordings';

const { recordingOf } = openRecordings();

const json = { 'content-type': 'application/json' };

describe('T88 a recorder takes no call from a page of another site', () => {
  test.each([
    ['a form', { origin: 'https://stranger.example', 'content-type': 'text/plain' }],
    ['a sandboxed page', { origin: 'null', 'content-type': 'text/plain' }],
    ['an old browser', { referer: 'https://stranger.example/page' }],
    ['a picture', { 'sec-fetch-site': 'cross-site' }],
  ])('%s', async (_, headers) => {
    let calls = 0;
    const { url, read } = await recordingOf((_request, response) => {
      calls += 1;
      response.writeHead(200, json).end('{}');
    });
    for (const method of ['get', 'post'] as const) {
      const { body } = await supertest(url)[method]('/v1/users/nonce').set(headers).expect(403);
      expect(body.message).toContain('MOCK_ORIGINS');
    }
    expect(calls).toBe(0);
    expect((await read()).calls ?? []).toEqual([]);
  });

  test('but from the product, on another port of this machine', async () => {
    const { url, read } = await recordingOf((_request, response) => {
      response.writeHead(200, json).end('{}');
    });
    await supertest(url).post('/v1/users/tax').set('origin', 'http://localhost:4000').expect(200);
    await supertest(url).get('/v1/users/me').set('sec-fetch-site', 'same-site').expect(200);
    expect((await read()).calls).toHaveLength(2);
  });
});

test('an answer is passed on as it arrives, and an upload as it is sent', async () => {
  const { url, read } = await recordingOf((request, response) => {
    response.writeHead(203, { 'content-type': 'text/plain' });
    request.on('data', (chunk) => response.write(chunk));
    request.on('end', () => response.end('.'));
  });
  const upload = new TransformStream<Uint8Array, Uint8Array>();
  const writer = upload.writable.getWriter();
  const text = new TextEncoder();
  void writer.write(text.encode('one'));
  const answer = await fetch(`${url}/v1/users/profile-upload`, {
    method: 'POST',
    body: upload.readable,
    duplex: 'half',
  });
  expect(answer.status).toBe(203);
  const reader = answer.body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await next()).toBe('one');
  void writer.write(text.encode('two'));
  expect(await next()).toBe('two');
  await writer.close();
  while ((await reader?.read())?.done === false);
  expect((await read()).calls).toMatchObject([
    { upload: true, answer: { status: 203, text: 'onetwo.' } },
  ]);
});

test('binary content, or more than the limit, is passed on in full and left out of the file', async () => {
  const { url, read } = await recordingOf((request, response) => {
    response.writeHead(200, {
      'content-type': request.url === '/p' ? 'image/png' : json['content-type'],
    });
    response.end(request.url === '/p' ? Buffer.from([137, 0, 255]) : `"${'x'.repeat(300_000)}"`);
  });
  expect(new Uint8Array(await (await fetch(`${url}/p`)).arrayBuffer())).toEqual(
    new Uint8Array([137, 0, 255]),
  );
  expect(await (await fetch(`${url}/long`)).text()).toHaveLength(300_002);
  expect((await read()).calls.map(({ answer }) => answer.omitted)).toEqual([
    'image/png, 3 bytes',
    'application/json, too large to record',
  ]);
});

test('a provider that breaks off does so here too, and an unreachable one becomes a 502 with a message', async () => {
  const { url, read } = await recordingOf((request, response) => {
    if (request.url === '/v1/reset') request.socket.resetAndDestroy();
    response.writeHead(200, { 'content-length': '100', ...json });
    response.write('{', () => response.destroy());
  });
  await expect(fetch(`${url}/v1/half`).then((answer) => answer.text())).rejects.toThrow();
  const gone = await fetch(`${url}/v1/reset`);
  expect(gone.status).toBe(502);
  expect(await gone.json()).toEqual({ message: expect.stringContaining('did not answer') });
  expect((await read()).calls).toEqual([]);
});

test('tolerates hostile addresses, and has no control API', async () => {
  const { url, read } = await recordingOf((_, response) => response.end('ok'));
  expect((await fetch(`${url}//`)).status).toBe(200);
  expect((await fetch(`${url}/%E0%A4%A`)).status).toBe(200);
  expect((await fetch(`${url}/__mock/state`)).status).toBe(404);
  const strange = await fetch(`${url}/v1`, { headers: { connection: 'keep-alive' } });
  expect(strange.status).toBe(200);
  expect((await read()).calls).toHaveLength(3);
});

test('does not overwrite an existing file', async () => {
  const { file, url } = await recordingOf((_, response) => response.end());
  const again = startRecorder({
    port: 0,
    host: '127.0.0.1',
    provider: url,
    file,
    allowedHosts: [],
    report: () => undefined,
  });
  await expect(again).rejects.toThrow(/already exists/);
});

test('a recording of a provider is a scenario that gives the same answers', async () => {
  const provider = await createMockServer({ port: 0, users: 12, traits: 60 });
  stopAfterTest(provider);
  const { url, file, read } = await recordingOf(async (request, response) => {
    const answer = await fetch(`${provider.url}${request.url}`);
    response.writeHead(answer.status, json);
    response.end(await answer.text());
  });
  const searches = [
    '/v1/marketTraits/search?searchKey=a',
    '/economy/v1/traits?limit=5',
    '/economy/v1/collections',
    '/economy/v1/avatars?limit=5',
    '/economy/v1/activity?limit=5',
    '/economy/v1/leaders?period=week&metric=volume',
    '/economy/v1/constructions?limit=5',
  ];
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(path);
    return { status: answer.status, body: await answer.json() };
  };
  const first = await Promise.all(searches.map((search) => ask(`${url}${search}`)));
  expect((await fetch(`${url}/v1/users/me`)).status).toBe(401);
  await read();
  const replaying = await createMockServer({ port: 0, users: 2, traits: 8, scenarioFile: file });
  stopAfterTest(replaying);
  const replayed = await Promise.all(searches.map((search) => ask(`${replaying.url}${search}`)));
  // The recorder replaces picture parameters, because the contract doesn't define them and they
  // might be signatures.
  const withoutVersions = JSON.stringify(first).replaceAll(/(\?art=)[^"]+/g, `$1${LEFT_OUT}`);
  expect(replayed).toEqual(JSON.parse(withoutVersions));
  expect((await fetch(`${replaying.url}/v1/users/me`)).status).toBe(401);
});
