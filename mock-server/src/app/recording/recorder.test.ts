import type { RequestListener } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

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

/** A provider, and a recorder in front of it. */
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
  /** What was written, after the end. */
  const read = async () => {
    await stop();
    return ScenarioFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  };
  return { url: recorder.url, file, said, read };
};

const json = { 'content-type': 'application/json' };

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
        kept: 'the rest stays',
        token: '0x4f1a2b3c4d5e6f708192a3b4c5d6e7f801234567',
        tokenId: '77',
        refusal: { code: 'order-taken' },
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
        kept: 'the rest stays',
        emailAddress: 'redacted@example.com',
        token: '0x4f1a2b3c4d5e6f708192a3b4c5d6e7f801234567',
        tokenId: '77',
        refusal: { code: 'order-taken' },
      },
    },
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
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

test('binary content, or more than is kept, is passed on in full and left out of the file', async () => {
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
    'application/json, more than can be kept',
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

test('tolerates hostile addresses, and has no control surface', async () => {
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
    // The provider itself, seen from outside.
    const answer = await fetch(`${provider.url}${request.url}`);
    response.writeHead(answer.status, json);
    response.end(await answer.text());
  });
  const search = '/v1/marketTraits/search?searchKey=a';
  const first = await (await fetch(`${url}${search}`)).json();
  expect((await fetch(`${url}/v1/users/me`)).status).toBe(401);
  await read();

  const replaying = await createMockServer({ port: 0, users: 2, traits: 8, scenarioFile: file });
  stopAfterTest(replaying);
  expect(await (await fetch(`${replaying.url}${search}`)).json()).toEqual(first);
  expect((await fetch(`${replaying.url}/v1/users/me`)).status).toBe(401);
});
