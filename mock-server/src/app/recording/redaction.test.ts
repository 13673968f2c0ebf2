import { get } from 'node:http';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

import { LEFT_OUT } from '../../control/recording/redact-recording';
import { stopAfterTest } from '../../testing/stop-after-test';
import { createMockServer } from '../mock-server';
import { openRecordings } from '../../testing/data/recordings';

const { recordingOf } = openRecordings();

const json = { 'content-type': 'application/json' };

const rawGet = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, (answer) => {
      answer.resume();
      answer.once('end', resolve);
    }).once('error', reject);
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
