import { get, type RequestListener } from 'node:http';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { LEFT_OUT } from '../../control/recording/redact-recording';
import { ScenarioFileSchema } from '../../control/recording/recording.schema';
import { listen } from '../../kernel/http/listen';
import { stopAfterTest } from '../../testing/stop-after-test';
import { createMockServer } from '../mock-server';
import { startRecorder } from './recorder';

let folder = '';
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'recording-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const recordingOf = async (provider: RequestListener) => {
  const behind = await listen(provider, { port: 0, host: '127.0.0.1' });
  stopAfterTest(behind);
  files += 1;
  const file = join(folder, `${files}.json`);
  const said: string[] = [];
  const recorder = await startRecorder({
    port: 0,
    host: '127.0.0.1',
    provider: behind.url,
    file,
    allowedHosts: [],
    report: (words) => said.push(words),
  });
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await recorder.stop();
    isStopped = true;
  };
  onTestFinished(stop);
  const read = async () => {
    await stop();
    return ScenarioFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  };
  return { url: recorder.url, file, said, read };
};

const json = { 'content-type': 'application/json' };

const rawGet = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, (answer) => {
      answer.resume();
      answer.once('end', resolve);
    }).once('error', reject);
  });

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

test('secrets are passed on wherever they are, and never written to the file', async () => {
  const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJtYXJrZXIiOjF9.marker-jwt-signature';
  const hex = `0x${'ab'.repeat(65)}`;
  let arrived = '';
  const { url, file, read } = await recordingOf(async (request, response) => {
    arrived = `${request.url} ${JSON.stringify(request.headers)} `;
    for await (const chunk of request) arrived += String(chunk);
    response.writeHead(200, {
      ...json,
      'set-cookie': ['sid=marker-set-cookie; HttpOnly', 'b=marker-second'],
      'x-refresh-token': 'marker-answer-header',
      location: '/next?token=marker-location',
    });
    response.end(
      JSON.stringify({
        accessToken: 'marker-access',
        refresh_token: 'marker-refresh',
        clientSecret: 'marker-secret',
        emailAddress: 'marker-a@example.org',
        code: '918273',
        nonce: 'marker-nonce',
        message: `Sent to marker-b@example.org by ${jwt}, you are marker-opaque-token, marker-cookie`,
        list: [{ signature: 'marker-signature', data: hex, 'marker-c@example.org': 1 }],
        echo: 'sid is marker-set-cookie',
        note: 'Use token=marker-named or code: 443322',
        username: 'the rest stays',
        token: '0x4f1a2b3c4d5e6f708192a3b4c5d6e7f801234567',
        tokenId: '77',
        items: [{ code: 'order-taken' }],
      }),
    );
  });
  const answer = await fetch(
    `${url}/v1/users/marker-d%40example.org?access_token=marker-query&email=marker-e@example.org&code=556677&searchKey=otter`,
    {
      method: 'POST',
      headers: {
        ...json,
        authorization: 'Bearer marker-opaque-token',
        cookie: 'a=marker-cookie',
        'x-api-key': 'marker-key',
        'x-note': 'marker-any-header',
      },
      body: JSON.stringify({
        signature: hex,
        emailAddress: 'marker-f@example.org',
        code: 'A1B2C3',
        password: 'marker-password',
        walletAddress: '0x4f1a2b3c4d5e6f708192a3b4c5d6e7f801234567',
      }),
    },
  );
  expect(await answer.text()).toContain('marker-access');
  expect(answer.headers.get('set-cookie')).toContain('marker-set-cookie');
  for (const marker of ['marker-query', 'marker-opaque', 'marker-cookie', 'marker-key', hex])
    expect(arrived).toContain(marker);

  const [call] = (await read()).calls;
  const written = readFileSync(file, 'utf8');
  expect(written).not.toMatch(/marker|918273|443322|556677|A1B2C3|(?:ab){20}|eyJ/);
  expect(call).toMatchObject({
    method: 'POST',
    query: { searchKey: 'otter', email: 'redacted@example.com' },
    body: { walletAddress: '0x4f1a2b3c4d5e6f708192a3b4c5d6e7f801234567' },
    signedIn: true,
    answer: {
      status: 200,
      body: {
        username: 'the rest stays',
        emailAddress: 'redacted@example.com',
        token: '0x4f1a2b3c4d5e6f708192a3b4c5d6e7f801234567',
        tokenId: '77',
        items: [{ code: 'order-taken' }],
      },
    },
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

const UNKNOWN = [
  'recoveryPhrase',
  'privKey',
  'sk',
  'sig',
  'hmac',
  'otp',
  'jwt',
  'auth',
  'key',
  'pwd',
  'x',
];

test('T93 whatever the contract does not name is left out of bodies and queries, and such an answer is replayed', async () => {
  const secrets = Object.fromEntries(UNKNOWN.map((name) => [name, `marker of ${name}`]));
  const nested = { username: 'marker', list: [{ message: 'marker' }], pin: 918273 };
  const { url, file, read } = await recordingOf((_, response) => {
    response.writeHead(200, json);
    response.end(
      JSON.stringify([{ username: 'ada', ...secrets, nested, isOdd: true, none: null }]),
    );
  });
  const query = new URLSearchParams({ searchKey: 'ada', ...secrets });
  await fetch(`${url}/v1/users/searchByUsername?${query}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'ada', ...secrets, nested }),
  });
  await fetch(`${url}/v1/users/searchByUsername?${query}`);
  const [call] = (await read()).calls;
  expect(readFileSync(file, 'utf8')).not.toMatch(/marker|918273/);
  expect(call).toMatchObject({
    query: { searchKey: 'ada', sig: LEFT_OUT },
    body: { username: 'ada', recoveryPhrase: LEFT_OUT },
  });

  const replaying = await createMockServer({ port: 0, users: 2, traits: 8, scenarioFile: file });
  stopAfterTest(replaying);
  const replayed = await fetch(`${replaying.url}/v1/users/searchByUsername?${query}`);
  expect(await replayed.json()).toMatchObject([
    { username: 'ada', otp: LEFT_OUT, nested: LEFT_OUT, isOdd: true, none: null },
  ]);
});

test.each([
  ['a query', 'See https://a.example/p?searchKey=ada&sig=marker&jwt=marker#key=marker'],
  ['a relative query', '/pictures/1.webp?auth=marker&amp;key=marker'],
  ['a user of a URL', 'https://marker:marker@a.example/p and postgres://marker@db'],
  ['a pair', 'hmac=marker; otp=marker'],
  ['a named secret', 'Your recovery_phrase: marker, "privKey": "marker"'],
  ['an email', 'marker@a.example "marker two"@b.example marker%40c.example'],
  ['an email in another script', 'mаrker.用户@例子.广告 märker@exämple.de marker＠d．example'],
])('T93 %s is redacted in the texts of an answer', async (_, text) => {
  const { url, file, read } = await recordingOf((request, response) => {
    const isJson = request.url === '/v1/json';
    response.writeHead(400, { 'content-type': isJson ? 'application/json' : 'text/html' });
    response.end(isJson ? JSON.stringify({ message: text, avatarPhoto: text }) : `<p>${text}</p>`);
  });
  await fetch(`${url}/v1/json`);
  await fetch(`${url}/v1/text`);
  expect((await read()).calls).toHaveLength(2);
  expect(readFileSync(file, 'utf8')).not.toMatch(/marker|märker|rker\.|用户/);
});

test('T93 lines of a text that is no JSON are left out where the contract does not name them', async () => {
  const lines = 'username: ada\nmy seed words: marker marker\nx-any = marker marker\nBusy';
  const { url, file, read } = await recordingOf((_, response) => {
    response.writeHead(503, { 'content-type': 'text/plain' }).end(lines);
  });
  await fetch(`${url}/v1/users/me`);
  const [call] = (await read()).calls;
  expect(readFileSync(file, 'utf8')).not.toContain('marker');
  expect(call?.answer.text).toContain('username: ada');
  expect(call?.answer.text).toContain('Busy');
});

test('T93 basic auth is redacted where the answer repeats it, encoded or decoded', async () => {
  const basic = Buffer.from('merchant:marker word').toString('base64');
  const { url, file, read } = await recordingOf((_, response) => {
    response.writeHead(400, json);
    response.end(JSON.stringify({ message: `${basic}, marker word, marker%20word` }));
  });
  await fetch(`${url}/v1/users/me`, { headers: { authorization: `Basic ${basic}` } });
  await read();
  expect(readFileSync(file, 'utf8')).not.toMatch(/marker|bWFya2Vy|ya2VyIHdvcm/);
});

const ANSWER = JSON.stringify({ username: 'ada', accessToken: 'marker', otp: 'marker' });

test.each([
  ['gzip', gzipSync(ANSWER)],
  ['x-gzip', gzipSync(ANSWER)],
  ['br', brotliCompressSync(ANSWER)],
  ['deflate', deflateSync(ANSWER)],
  ['deflate', deflateRawSync(ANSWER)],
  ['GZIP, br', brotliCompressSync(gzipSync(ANSWER))],
])('T94 an answer encoded as %s is decoded before it is redacted', async (encoding, body) => {
  const { url, file, read } = await recordingOf((_, response) => {
    response.writeHead(200, { ...json, 'content-encoding': encoding }).end(body);
  });
  const passed = await fetch(`${url}/v1/users/me`, { method: 'HEAD' });
  expect(passed.headers.get('content-encoding')).toBe(encoding);
  await fetch(`${url}/v1/users/me`).then((answer) => answer.arrayBuffer());
  const [, call] = (await read()).calls;
  expect(readFileSync(file, 'utf8')).not.toContain('marker');
  expect(call?.answer.body).toMatchObject({ username: 'ada', otp: LEFT_OUT });
});

test.each([
  ['an unknown encoding', { 'content-encoding': 'zstd' }, Buffer.from('\u001bmarker')],
  ['an encoding that lies', { 'content-encoding': 'gzip' }, Buffer.from(ANSWER)],
  ['an encoding that is not named', {}, gzipSync(ANSWER)],
  ['more than the limit', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(2 ** 20, 'a'))],
  ['another charset without its name', {}, Buffer.from(ANSWER, 'utf16le')],
])('T94 the body of %s is left out with a note', async (_, headers, body) => {
  const { url, read } = await recordingOf((request, response) => {
    request.resume();
    response.writeHead(200, { ...json, ...headers }).end(body);
  });
  await rawGet(`${url}/v1/users/me`);
  const [call] = (await read()).calls;
  expect(call?.answer).toEqual({
    status: 200,
    headers: json,
    omitted: expect.stringMatching(
      /^application\/json, \d+ bytes that (?:can't be decoded|are no text)$/,
    ),
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
