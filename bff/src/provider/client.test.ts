import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import request from 'supertest';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { createMetrics } from '../operations/metrics';
import { startBffBefore, startScripted } from '../testing/bff-under-test';
import { ADDRESS } from '../testing/sample-calls';
import { json, startScriptedProvider } from '../testing/scripted-provider';
import { CallSignal } from './call-signal';
import type { Caller } from './caller';
import { UnchangedAnswer } from './checked-answer';
import { createProvider } from './client';

const user = { walletAddress: ADDRESS };
const page =
  (status: number, contentType: string, text: string): RequestListener =>
  (_req, res) => {
    res.writeHead(status, { 'content-type': contentType }).end(text);
  };
const hang: RequestListener = () => undefined;

const failure = (code: string) => ({
  message: expect.stringMatching(/^The market .+\.$/),
  code,
  requestId: expect.any(String),
});

describe('a provider that gives no proper answer is a 502', () => {
  test('T32 a redirect to another host is not followed', async () => {
    const { provider, bff } = await startScripted();
    provider.answers(json(302, {}, { location: 'http://evil.example/' }));
    const answer = await request(bff.url).get('/v1/users/me');
    expect(answer.status).toBe(502);
    expect(answer.body).toEqual(failure('PROVIDER_BAD_ANSWER'));
    expect(answer.headers).not.toHaveProperty('location');
    expect(provider.calls).toHaveLength(1);
  });

  test.each<[string, RequestListener]>([
    ['HTML with 200', page(200, 'text/html', '<h1>Hello</h1>')],
    ['a body that breaks the schema', json(200, { walletAddress: 'nobody' })],
    ['no body', json(200, undefined)],
    ['half a JSON', page(200, 'application/json', '{"walletAddress":')],
    ['50 MB', page(200, 'application/json', `"${'a'.repeat(50_000_000)}"`)],
    ['a status out of nowhere', json(299, user)],
    ['a failure out of nowhere', json(505, { message: 'Not my version.' })],
    [
      'a reset half-way',
      (_req, res) => {
        res.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
        res.write('{"walletAddress":', () => res.destroy());
      },
    ],
    ['no HTTP at all', (req) => req.socket.end('SSH-2.0-OpenSSH\r\n')],
  ])('T33 %s', async (_name, listener) => {
    const { provider, bff } = await startScripted();
    provider.answers(listener);
    const answer = await request(bff.url).get('/v1/users/me');
    expect(answer.status).toBe(502);
    expect(answer.body).toMatchObject({ code: expect.stringMatching(/^PROVIDER_/) });
    provider.answers(json(200, user));
    expect(await request(bff.url).get('/v1/users/me')).toMatchObject({ status: 200, body: user });
  });
});

test.each([null, 'Platinum'])(
  'a user whose premium tier is %j is given without it',
  async (premiumTier) => {
    const { provider, bff } = await startScripted();
    provider.answers(json(200, { ...user, username: 'alice', premiumTier }));
    const answer = await request(bff.url).get('/v1/users/me');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ ...user, username: 'alice' });
  },
);

test('a provider that is down is a 502, and asked again when it is back', async () => {
  const { provider, bff } = await startScripted();
  provider.answers(json(200, user));
  expect(await request(bff.url).get('/v1/users/me')).toMatchObject({ status: 200 });

  await provider.stop();
  const down = await request(bff.url).get('/v1/users/me');
  expect(down.status).toBe(502);
  expect(down.body).toEqual(failure('PROVIDER_UNREACHABLE'));

  await provider.restart();
  expect(await request(bff.url).get('/v1/users/me')).toMatchObject({ status: 200, body: user });
});

describe('a connection that dies without a word', () => {
  const resetOnce = (after: RequestListener): RequestListener => {
    let first = true;
    return (req, res) => {
      if (!first) return after(req, res);
      first = false;
      req.socket.destroy();
    };
  };

  test('lets a read be asked once more', async () => {
    const { provider, bff } = await startScripted();
    provider.answers(resetOnce(json(200, user)));
    expect(await request(bff.url).get('/v1/users/me')).toMatchObject({ status: 200, body: user });
    expect(provider.calls).toHaveLength(2);
  });

  test('and dies again is a 502', async () => {
    const { provider, bff } = await startScripted();
    provider.answers((req) => req.socket.destroy());
    const answer = await request(bff.url).get('/v1/users/me');
    expect(answer.body).toEqual(failure('PROVIDER_UNREACHABLE'));
    expect(provider.calls).toHaveLength(2);
  });

  test('never lets a write be asked twice', async () => {
    const { provider, bff } = await startScripted();
    provider.answers(resetOnce(json(200, {})));
    const answer = await request(bff.url).post('/v1/users/verifyEmail').send({ code: '1' });
    expect(answer.status).toBe(502);
    expect(provider.calls).toHaveLength(1);
  });
});

describe('a provider that refuses or fails', () => {
  test.each<[string, RequestListener, number, string]>([
    ['JSON', json(403, { message: 'Not yours.' }), 403, 'Not yours.'],
    ['a list of messages', json(400, { message: ['One.', 'Two.'] }), 400, 'One. Two.'],
    ['JSON without a message', json(409, {}), 409, ''],
    ['a message that is no text', json(409, { message: { text: 'No.' } }), 409, ''],
    ['no body', page(403, 'application/json', ''), 403, ''],
    ['a failure of HTML', page(500, 'text/html', '<h1>500</h1>'), 500, ''],
    ['a line of text', page(429, 'text/plain', 'Slow down.'), 429, 'Slow down.'],
    ['HTML', page(404, 'text/html', '<h1>No</h1>'), 404, ''],
    ['a status not in the contract', json(422, { message: 'Hm.' }), 422, 'Hm.'],
    ['503', json(503, { message: 'Back soon.' }), 503, 'Back soon.'],
  ])(
    '%s: keeps its status and its words, and none are made up',
    async (_name, listener, status, message) => {
      const { provider, bff } = await startScripted();
      provider.answers(listener);
      const answer = await request(bff.url).get('/v1/users/me');
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({
        message,
        code: expect.any(String),
        requestId: answer.headers['x-request-id'],
      });
    },
  );

  test.each([
    ['that the contract does not declare is in the log', 422, 'PROVIDER_REFUSED'],
    ['that it declares is no failure', 403, undefined],
    ['of a failure that it declares is none of ours', 500, undefined],
  ])('a status %s', async (_name, status, code) => {
    const { provider, bff } = await startScripted();
    provider.answers(json(status, { message: 'No.' }));
    expect((await request(bff.url).get('/v1/users/me')).status).toBe(status);
    await expect.poll(() => bff.logLines).toHaveLength(1);
    expect(JSON.parse(bff.logLines[0] ?? '{}').code).toBe(code);
  });

  test('a failure keeps its insides to itself', async () => {
    const { provider, bff } = await startScripted();
    provider.answers(json(500, { message: 'Failed.', stack: 'at db.ts:1' }));
    const answer = await request(bff.url).get('/v1/users/me');
    expect(answer.body).toEqual({
      message: 'Failed.',
      code: 'PROVIDER_FAILED',
      requestId: expect.any(String),
    });
  });
});

describe("T59 a refusal keeps our request id, and the provider's insides stay out of it", () => {
  const insides = {
    message: 'Not yours.',
    requestId: 'from-the-provider',
    stack: 'Error: no\n    at db.ts:1',
    query: 'select *',
  };
  const refusal = (answer: { headers: Record<string, string> }, code: string) => ({
    message: 'Not yours.',
    code,
    requestId: answer.headers['x-request-id'],
  });

  test.each([
    ['declared', 403],
    ['not declared', 422],
    ['a failure', 500],
  ])('%s', async (_name, status) => {
    const { provider, bff } = await startScripted();
    provider.answers(json(status, insides));
    const answer = await request(bff.url).get('/v1/users/me');
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual(
      refusal(answer, status < 500 ? 'PROVIDER_REFUSED' : 'PROVIDER_FAILED'),
    );
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  test('its code goes on when it is one', async () => {
    const { provider, bff } = await startScripted();
    provider.answers(json(403, { ...insides, code: 'NOT_THE_OWNER' }));
    const answer = await request(bff.url).get('/v1/users/me');
    expect(answer.body).toEqual(refusal(answer, 'NOT_THE_OWNER'));
    for (const code of [{ stack: 'at db.ts:1' }, 'a'.repeat(65)]) {
      provider.answers(json(403, { ...insides, code }));
      const odd = await request(bff.url).get('/v1/users/me');
      expect(odd.body).toEqual(refusal(odd, 'PROVIDER_REFUSED'));
    }
  });

  test('of messages that are nested ever deeper none is taken for a sentence', async () => {
    const { provider, bff } = await startScripted();
    const depth = 20_000;
    provider.answers(
      page(400, 'application/json', `{"message":${'['.repeat(depth)}${']'.repeat(depth)}}`),
    );
    const answer = await request(bff.url).get('/v1/users/me');
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('');
  });
});

describe('deadlines', () => {
  test.each([
    ['a read', 'READ_DEADLINE_MS', '/v1/users/me'],
    ['a search', 'SEARCH_DEADLINE_MS', '/v1/marketTraits/search?searchKey=a'],
    ['a search by username', 'SEARCH_DEADLINE_MS', '/v1/users/searchByUsername?searchKey=a'],
  ])('%s that takes longer is a 504', async (_name, variable, path) => {
    const { provider, bff } = await startScripted({ [variable]: '40' });
    provider.answers(hang);
    const answer = await request(bff.url).get(path);
    expect(answer.status).toBe(504);
    expect(answer.body).toEqual(failure('PROVIDER_TIMEOUT'));
  });

  test('a write that takes longer is a 504', async () => {
    const { provider, bff } = await startScripted({ WRITE_DEADLINE_MS: '40' });
    provider.answers(hang);
    const answer = await request(bff.url).post('/v1/users/verifyEmail').send({ code: '1' });
    expect(answer.status).toBe(504);
    expect(provider.calls).toHaveLength(1);
  });

  test('a body that trickles in does not extend them', async () => {
    const { provider, bff } = await startScripted({ READ_DEADLINE_MS: '40' });
    provider.answers((_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json' }).write('{');
      const trickle = setInterval(() => res.write(' '), 5);
      res.on('close', () => clearInterval(trickle));
    });
    const answer = await request(bff.url).get('/v1/users/me');
    expect(answer.body).toEqual(failure('PROVIDER_TIMEOUT'));
  });

  test('a call that gets no connection in time is BUSY, and reaches nobody', async () => {
    const { provider, bff } = await startScripted({
      PROVIDER_CONNECTIONS: '1',
      WRITE_DEADLINE_MS: '2000',
      QUEUE_DEADLINE_MS: '40',
    });
    const asked = new Promise<void>((resolve) => provider.answers(() => resolve()));
    const write = request(bff.url)
      .post('/v1/users/verifyEmail')
      .send({ code: '1' })
      .then(({ status }) => status);
    await asked;
    const answer = await request(bff.url).get('/v1/users/me');
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual(failure('BUSY'));
    expect(provider.calls).toHaveLength(1);
    await provider.stop();
    expect(await write).toBe(502);
  });
});

test('the call to the provider ends when the browser leaves', async () => {
  // Within a shorter deadline the call would end by itself.
  const { provider, bff } = await startScripted({ READ_DEADLINE_MS: '600000' });
  const asked = new Promise<() => Promise<unknown>>((resolve) => {
    provider.answers((_req, res) => resolve(() => once(res, 'close')));
  });
  const leaving = new AbortController();
  const left = fetch(`${bff.url}/v1/users/me`, { signal: leaving.signal });
  const closed = (await asked)();
  leaving.abort();
  await expect(left).rejects.toThrow();
  await closed;
  await expect.poll(() => bff.logLines.join('')).toContain('"status":499');
});

test('the BFF starts without a provider', async () => {
  const bff = await startBffBefore('http://127.0.0.1:1');
  const answer = await request(bff.url).get('/v1/users/me');
  expect(answer.status).toBe(502);
  expect(answer.body).toEqual(failure('PROVIDER_UNREACHABLE'));
});

describe('the calls themselves', () => {
  const DEADLINE = 600_000;

  const callsTo = (url: string, { uploadDeadline = DEADLINE, atOnce = 10 } = {}) => {
    const calls = createProvider({
      origin: new URL(url),
      connections: 10,
      link: {},
      connectDeadline: DEADLINE,
      deadlines: { read: DEADLINE, search: DEADLINE, write: DEADLINE, upload: uploadDeadline },
      room: { calls: atOnce, waiting: 0, wait: DEADLINE, share: 1 },
      breaker: { failures: 10, rest: DEADLINE },
      retryBudget: 10,
      metrics: createMetrics(),
      responseLimit: 1000,
      streams: { connections: 10, idle: DEADLINE },
    });
    onTestFinished(() => calls.destroy());
    return calls;
  };

  const startCalls = async () => {
    const provider = await startScriptedProvider();
    onTestFinished(provider.stop);
    provider.answers(json(200, user));
    const connections = (): Promise<number> =>
      new Promise((resolve, reject) => {
        provider.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      });
    return { provider, connections, calls: callsTo(provider.url) };
  };

  const someone = (): Caller => ({
    requestId: 'r1',
    world: '',
    client: '10.0.0.1',
    headers: { 'x-request-id': 'r1' },
    span: undefined,
    signal: new CallSignal(),
    answered: () => undefined,
  });

  test('one on behalf of nobody is an error of ours, and reaches nobody', async () => {
    const { provider, calls } = await startCalls();
    await expect(calls.v1.users.me({})).rejects.toThrow(
      new TypeError("/v1/users/me was called on nobody's behalf"),
    );
    await calls.v1.users.me({ caller: someone() });
    expect(provider.calls).toHaveLength(1);
  });

  test('one without a trace tells the provider of none', async () => {
    const { provider, calls } = await startCalls();
    const caller = someone();
    expect(await calls.v1.users.me({ caller })).toMatchObject({
      status: 200,
      body: new UnchangedAnswer(Buffer.from(JSON.stringify(user))),
    });
    const { headers } = provider.calls[0] ?? {};
    expect(headers).toMatchObject({ accept: 'application/json', 'x-request-id': 'r1' });
    expect(headers).not.toHaveProperty('traceparent');
  });

  test('a write has its body, and a read has none', async () => {
    const { provider, calls } = await startCalls();
    await calls.v1.users.me({ caller: someone() });
    await calls.v1.users.verifyEmail({ body: { code: '1' }, caller: someone() });
    expect(provider.calls.map(({ body }) => body)).toEqual(['', '{"code":"1"}']);
  });

  test('one that was answered has no deadline any more', async () => {
    const { calls } = await startCalls();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const caller = someone();
    await calls.v1.users.me({ caller });
    vi.advanceTimersByTime(DEADLINE);
    expect(caller.signal.reason).toBeUndefined();
  });

  test('an upload that takes too long is the fault of who keeps the other waiting', async () => {
    const deaf = createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1');
    const sockets: { destroy: () => void }[] = [];
    deaf.on('connection', (socket) => sockets.push(socket));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      deaf.close();
    });
    await once(deaf, 'listening');
    const address = deaf.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const calls = callsTo(`http://127.0.0.1:${port}`, { uploadDeadline: 100 });
    const upload = (content: Readable) =>
      calls.v1.users.uploadProfileImage({
        body: { image: new Blob([]) },
        caller: someone(),
        stream: { content, headers: {} },
      });

    const piece = Buffer.alloc(65_536);
    const endless = new Readable({ read: () => void endless.push(piece) });
    endless.read(0);
    await expect(upload(endless)).rejects.toMatchObject({ code: 'PROVIDER_TIMEOUT' });
    const silent = new Readable({ read: () => undefined });
    await expect(upload(silent)).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
    expect([endless.destroyed, silent.destroyed]).toEqual([true, true]);
  });

  test('a picture that is refused before it is sent is released', async () => {
    const { provider } = await startCalls();
    const calls = callsTo(provider.url, { atOnce: 1 });
    provider.answers(hang);
    const upload = (content: Readable) =>
      calls.v1.users.uploadProfileImage({
        body: { image: new Blob([]) },
        caller: someone(),
        stream: { content, headers: {} },
      });
    const first = upload(Readable.from([Buffer.from('a')])).catch((error: unknown) => error);
    await expect.poll(() => provider.calls).toHaveLength(1);

    const refused = new Readable({ read: () => undefined });
    await expect(upload(refused)).rejects.toMatchObject({ code: 'BUSY' });
    expect(refused.destroyed).toBe(true);
    await calls.destroy();
    await first;
  });

  test('when they are closed those under way are finished, and no connection is kept', async () => {
    const { provider, connections, calls } = await startCalls();
    const answers: (() => void)[] = [];
    provider.answers((req, res) => void answers.push(() => json(200, user)(req, res)));
    const call = calls.v1.users.me({ caller: someone() });
    await expect.poll(() => answers).toHaveLength(1);
    const closed = calls.close();
    answers[0]?.();
    expect(await call).toMatchObject({ status: 200 });
    await closed;
    await expect.poll(connections).toBe(0);
  });

  test('when they are destroyed those under way end', async () => {
    const { provider, connections, calls } = await startCalls();
    provider.answers(hang);
    const call = calls.v1.users.me({ caller: someone() });
    const thrown = call.catch((error: unknown) => error);
    await expect.poll(() => provider.calls).toHaveLength(1);
    await calls.destroy();
    expect(await thrown).toMatchObject({ code: 'PROVIDER_UNREACHABLE' });
    await expect.poll(connections).toBe(0);
  });
});
