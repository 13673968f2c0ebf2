import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request as sendRequest, type IncomingMessage, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

import { expect, onTestFinished, test, vi } from 'vitest';

import { runCli } from '../cli/run-cli';
import { serve } from '../cli/testing/command';

vi.setConfig({ testTimeout: 30_000 });

const watch = async (target: string, ...more: string[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'proxy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const interrupt = new AbortController();
  onTestFinished(() => interrupt.abort());
  let written = '';
  const write = (text: string): void => {
    written += text;
  };
  const ended = runCli({
    argv: ['--target', target, '--proxy', '0', '--report', 'json', '--out', 'report.json', ...more],
    environment: {},
    folder,
    signal: interrupt.signal,
    out: write,
    err: write,
  });
  const line = /(http:\S+) passes on to/;
  await vi.waitFor(() => expect(written).toMatch(line));
  return {
    url: line.exec(written)?.[1] ?? '',
    output: () => written,
    end: async () => {
      interrupt.abort('it was interrupted (SIGINT)');
      const status = await ended;
      return { status, written, report: await readFile(join(folder, 'report.json'), 'utf8') };
    },
  };
};

const JSON_TYPE = { 'content-type': 'application/json' };
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

const respondingWith =
  (status: number, value: unknown): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, JSON_TYPE).end(JSON.stringify(value));
  };

test('traffic passes unchanged: method, path, headers, bytes and statuses', async () => {
  const bytes = Buffer.from([0, 255, 13, 10, 128]);
  let seen: { request: IncomingMessage; body: Buffer } | undefined;
  const target = await serve(async (request, response) => {
    if (request.url === '/v1/users/me') {
      response.end();
      return;
    }
    seen = { request, body: await buffer(request) };
    response.writeHead(207, 'As It Is', ['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'X-Odd', 'Ä']);
    response.end(gzipSync(bytes));
  });
  const proxy = await watch(target);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'X-Two': ['one', 'two'], 'content-type': 'image/png' };
    const { hostname, port } = new URL(proxy.url);
    const path = '/v1/x%2Fy/../z?b=%20&b=2&%zz';
    const sent = sendRequest({ hostname, port, path, method: 'PUT', headers }, resolve);
    sent.on('error', reject);
    sent.end(bytes);
  });
  expect(await buffer(response)).toEqual(gzipSync(bytes));
  expect([response.statusCode, response.statusMessage]).toEqual([207, 'As It Is']);
  expect(response.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(seen?.body).toEqual(bytes);
  expect(seen?.request.method).toBe('PUT');
  expect(seen?.request.url).toBe('/v1/x%2Fy/../z?b=%20&b=2&%zz');
  expect(seen?.request.rawHeaders.filter((text) => text === 'X-Two')).toHaveLength(2);
  expect(seen?.request.headers.host).toBe(new URL(target).host);
  const { status, written } = await proxy.end();
  expect(status).toBe(0);
  expect(written).toContain('1 request was for no call of the contract.');
});

test('findings are reported as they occur, once each, and are in the final report', async () => {
  const target = await serve((request, response) => {
    const isSearch = request.url?.startsWith('/v1/marketTraits') === true;
    respondingWith(200, isSearch ? [{ id: 7 }] : { nonce: 'abcdefgh' })(request, response);
  });
  const proxy = await watch(target);
  const get = async (path: string) => (await fetch(proxy.url + path)).text();

  await get(`/v1/users/nonce?walletAddress=${ADDRESS}`);
  await get('/v1/marketTraits/search?searchKey=a');
  await vi.waitFor(() => expect(proxy.output()).toContain('✗ traits.search/body/every answer'));
  expect(proxy.output()).not.toContain('users.nonce');
  await get('/v1/marketTraits/search?searchKey=b');
  await get('/v1/users/nonce');
  await get('/v1/users/me');
  await vi.waitFor(() => expect(proxy.output()).toContain('✗ users.me/token/every request'));

  const { status, written, report } = await proxy.end();
  expect(status).toBe(1);
  expect(written.match(/✗ traits\.search\/body/g)).toHaveLength(1);
  expect(written).toContain('✗ users.nonce/invalid/every request');
  expect(written).toContain(
    'expected  a 4xx: the contract refuses the request (query: walletAddress',
  );
  expect(written).toMatch(/^– client: users\.nonce: the contract doesn't take the request/m);
  expect(written).toMatch(/^Not conformant: \d of \d+ checks failed\.$/m);
  const failed = JSON.parse(report)
    .results.filter(({ outcome }: { outcome: { kind: string } }) => outcome.kind === 'failed')
    .map(({ id }: { id: string }) => id);
  expect(failed).toContain('traits.search/body/every answer');
  expect(failed).toContain('users.nonce/invalid/every request');
});

test('valid traffic, even compressed, ends with status 0', async () => {
  const target = await serve((_request, response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(gzipSync('[]'));
  });
  const proxy = await watch(target);
  expect(await (await fetch(`${proxy.url}/v1/marketTraits/search?searchKey=a`)).json()).toEqual([]);
  const { status, written } = await proxy.end();
  expect(written).toMatch(/^Conformant: [1-9]\d* checks passed\.$/m);
  expect(status).toBe(0);
});

test('the report shows the coverage of each call, and a stream of events continues while it is checked', async () => {
  const target = await serve((request, response) => {
    if (request.url?.startsWith('/economy/v1/events') === true) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    } else response.writeHead(200, JSON_TYPE).end('[]');
  });
  const proxy = await watch(target);
  for (const key of ['a', 'b']) await fetch(`${proxy.url}/v1/marketTraits/search?searchKey=${key}`);
  const leaving = new AbortController();
  const events = await fetch(`${proxy.url}/economy/v1/events?event=order`, {
    signal: leaving.signal,
  });
  const { value } = (await events.body?.getReader().read()) ?? {};
  expect(Buffer.from(value ?? []).toString()).toBe(':\n\n');
  leaving.abort();
  const { status, written, report } = await proxy.end();
  const { coverage } = JSON.parse(report);
  const seenOf = (name: string) => coverage.find(({ route }: { route: string }) => route === name);
  expect(seenOf('traits.search')).toMatchObject({
    requests: 2,
    statuses: { 200: 2, 400: 0 },
    variants: { seen: 1, of: 2, unseen: ['200 body: items'] },
  });
  expect(seenOf('economy.events.stream')).toMatchObject({ requests: 1, statuses: { 200: 1 } });
  expect(seenOf('users.me')).toMatchObject({ requests: 0 });
  expect(written).toContain('2 of ');
  expect(status).toBe(0);
});

test('T93 no secret in the traffic is reported, wherever it is', async () => {
  const jwt = 'eyJMARKERa.eyJMARKERb.MARKERc';
  const target = await serve((request, response) => {
    const cookie = { 'set-cookie': 'session=MARKERd', 'x-token': 'MARKERe' };
    request.resume();
    response
      .writeHead(request.url?.includes('plain') === true ? 500 : 418, { ...JSON_TYPE, ...cookie })
      .end(
        request.url?.includes('plain') === true
          ? 'MARKERf'
          : JSON.stringify({
              accessToken: jwt,
              nested: [{ verification_code: 'MARKERg' }],
              recoveryPhrase: 'MARKERq',
              sk: { list: ['MARKERr', 12] },
              message: 'See https://MARKERs:x@a.example/?sig=MARKERt, write to MARKERu@exämple.de',
              note: jwt,
            }),
      );
  });
  const proxy = await watch(target);
  const headers = {
    ...JSON_TYPE,
    authorization: `Bearer ${jwt}`,
    cookie: 'a=MARKERh',
    'x-api-key': 'MARKERi',
  };
  const signature = `0x${'ab'.repeat(65)}`;
  const body = JSON.stringify({
    walletAddress: ADDRESS,
    signature,
    messageVersion: 'MARKERless',
    email: 'MARKERj@collectors.example',
    emailAddress: 'MARKERk',
    code: 'MARKERl',
    note: `Bearer MARKERm and MARKERn@collectors.example`,
  });
  await fetch(`${proxy.url}/v1/users/login`, { method: 'POST', headers, body });
  await fetch(
    `${proxy.url}/v1/users/nonce?walletAddress=x&token=MARKERo&q=MARKERp@b.example&sig=MARKERv`,
    {
      headers,
    },
  );
  await fetch(`${proxy.url}/v1/marketTraits/search?searchKey=plain`, { headers });
  await vi.waitFor(() => expect(proxy.output()).toContain('traits.search/status'));
  const { written, report } = await proxy.end();
  expect(written).toContain('✗ users.login/status');
  for (const text of [written, report]) {
    expect(text.match(/MARKER(?!less)\w/g)).toBeNull();
    expect(text).not.toContain(signature.slice(0, 40));
  }
});

test('a body that is too large passes unchecked', async () => {
  const large = `["${'x'.repeat(2 * 1024 * 1024)}"]`;
  const target = await serve((_request, response) => {
    response.writeHead(200, JSON_TYPE).end(large);
  });
  const proxy = await watch(target);
  const response = await fetch(`${proxy.url}/v1/marketTraits/search?searchKey=a`);
  expect(await response.text()).toBe(large);
  const { status, written } = await proxy.end();
  expect(written).toContain('1 body was too large to be judged.');
  expect(status).toBe(0);
});

test('a target that hangs up causes a 502 with a message, and is counted', async () => {
  const target = await serve((request, response) => {
    if (request.url === '/v1/users/me') response.end();
    else request.socket.destroy();
  });
  const proxy = await watch(target);
  const response = await fetch(`${proxy.url}/v1/marketTraits/search?searchKey=a`);
  expect(response.status).toBe(502);
  expect((await proxy.end()).written).toContain('1 request got no response.');
});

test.each([
  [['--proxy', '70000'], '--proxy takes a port'],
  [['--proxy', '0', '--cases', '5'], "--proxy doesn't support --cases"],
  [['--proxy', '0', '--header', 'a: b'], "--proxy doesn't support --header:"],
  [['--proxy', '0', '--proxy-host', '203.0.113.7'], "can't listen on 203.0.113.7"],
])('%j is refused in one line, with status 2', async (argv, line) => {
  const target = await serve((_request, response) => void response.end());
  let written = '';
  const write = (text: string): void => {
    written += text;
  };
  const started = {
    environment: {},
    folder: '.',
    signal: AbortSignal.abort(),
    out: write,
    err: write,
  };
  expect(await runCli({ ...started, argv: ['--target', target, ...argv] })).toBe(2);
  expect(written).toContain(line);
  expect(written.trim().split('\n')).toHaveLength(1);
});
