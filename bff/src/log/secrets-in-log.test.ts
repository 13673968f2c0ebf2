import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';

import { runMain, startMain, WORKING } from '../testing/main-process';
import { form, FORM_TYPE, part, picture } from '../testing/picture-form';
import { startRedis } from '../testing/redis-server';
import { ADDRESS } from '../testing/sample-calls';
import { json, startScriptedProvider } from '../testing/scripted-provider';

const MARKER = 'mArKeR5ecretValue';

const send = (port: number, ...chunks: (string | Buffer)[]): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      for (const chunk of chunks) socket.write(chunk);
    });
    socket.on('error', () => undefined).on('close', () => resolve());
    socket.resume();
  });

const get = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: a', 'Connection: close', ...headers, '', ''].join('\r\n');

const post = (path: string, type: string, body: string | Buffer, ...headers: string[]): Buffer => {
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: a',
    'Connection: close',
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
    '',
    '',
  ].join('\r\n');
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
};

const LOGIN = '/v1/users/login';
const PROFILE = '/v1/users/profile';
const UPLOAD = '/v1/users/profile-upload';
/** Sends bodies to the profile route, because without Redis the BFF rejects a login before reading the body. */
const profile = (body: string, ...headers: string[]) =>
  post(PROFILE, 'application/json', body, ...headers);
/** The upload has a token, because without one the BFF rejects it before reading the form. */
const upload = (type: string, body: string | Buffer) =>
  post(UPLOAD, type, body, 'Authorization: Bearer abc');

const REQUESTS: Record<string, string | Buffer> = {
  'a body that is not JSON': profile(MARKER),
  'a body that breaks off': profile(`{"signature":"${MARKER}`),
  'a body with a line that looks like a stack frame': profile(`{\n    at ${MARKER} (/a.js:1:1)`),
  'a body that is too deep': profile(`${'['.repeat(10_000)}"${MARKER}"${']'.repeat(10_000)}`),
  'a body that is too large': profile(JSON.stringify({ signature: MARKER.repeat(8000) })),
  'a body with an unexpected field': profile(JSON.stringify({ [MARKER]: MARKER })),
  'a body of another kind': post(PROFILE, `text/${MARKER}`, MARKER),
  'an unknown character set': post(PROFILE, `application/json; charset=${MARKER}`, '{}'),
  'an unknown packing': profile('{}', `Content-Encoding: ${MARKER}`),
  'a form without a boundary': upload('multipart/form-data', MARKER),
  'a form with another boundary': upload(`multipart/form-data; boundary=${MARKER}`, 'x'),
  'a form with another field': upload(FORM_TYPE, form(picture(MARKER, MARKER))),
  'a form with a text field': upload(FORM_TYPE, form(part(`; name="${MARKER}"`, MARKER))),
  'two tokens': get('/v1/users/me', `Authorization: Bearer ${MARKER}`, 'Authorization: Bearer b'),
  'headers of all kinds': get(
    '/v1/users/me',
    `Authorization: Bearer ${MARKER}`,
    `Cookie: a=${MARKER}`,
    `X-Forwarded-For: ${MARKER}`,
    `Traceparent: ${MARKER}`,
    `Origin: https://${MARKER}.example`,
    `User-Agent: ${MARKER}`,
  ),
  'a token in the query': get(`/v1/users/me?access_token=${MARKER}`),
  'an unexpected query': get(`/v1/users/nonce?walletAddress=${MARKER}&${MARKER}=${MARKER}`),
  'a path parameter': get(`/v1/users/${MARKER}/publicProfile`),
  'an address of the API that there is not': get(`/v1/${MARKER}`),
  'a page that there is not': get(`/${MARKER}?${MARKER}`),
  'a file that there is not': get(`/assets/${MARKER}.js`),
  'an address that cannot be decoded': get(`/v1/users/%E0%A4%A/${MARKER}`),
  'an address that is too long': get(`/v1/${MARKER.repeat(400)}`),
  'no method': `${MARKER} / HTTP/1.1\r\nHost: a\r\n\r\n`,
  'no header': `GET / HTTP/1.1\r\nHost: a\r\n${MARKER}\r\n\r\n`,
  'headers that are too large': get('/', `X-A: ${MARKER.repeat(2000)}`),
  'an invalid length': `POST ${LOGIN} HTTP/1.1\r\nHost: a\r\nContent-Length: ${MARKER}\r\n\r\n`,
};

const raw =
  (text: string): Parameters<Awaited<ReturnType<typeof startScriptedProvider>>['respondWith']>[0] =>
  (_req, res) =>
    void res.socket?.end(text);

const RESPONSES = {
  'a failure with its insides': json(500, { message: MARKER, stack: MARKER, token: MARKER }),
  'a failure with a message': raw(
    `HTTP/1.1 503 ${MARKER}\r\nContent-Type: text/plain\r\nContent-Length: 17\r\n\r\n${MARKER}`,
  ),
  'an undeclared refusal': json(422, { message: MARKER, code: MARKER, name: MARKER }),
  'an undeclared status': json(207, { message: MARKER }, { 'x-a': MARKER }),
  'a redirect': json(302, {}, { location: `https://${MARKER}.example/` }),
  'a response that violates the contract': json(200, { walletAddress: [MARKER], [MARKER]: MARKER }),
  'no JSON': raw(
    `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 17\r\n\r\n${MARKER}`,
  ),
  'an invalid header': raw(`HTTP/1.1 200 OK\r\n${MARKER}\r\n\r\n`),
  'no HTTP': raw(`${MARKER}\r\n\r\n`),
  'a partial response': raw(`HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n${MARKER}`),
};

const linesOf = (out: string): Record<string, unknown>[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describe('T57 no log line repeats the content that caused a failure', () => {
  test('for requests, responses, Redis and the trace collector', async () => {
    const redis = await startRedis();
    const provider = await startScriptedProvider();
    onTestFinished(provider.stop);
    const collector = await startScriptedProvider();
    onTestFinished(collector.stop);
    collector.respondWith(json(400, { message: MARKER }));
    const bff = await startMain({
      PROVIDER_URL: provider.url,
      // Redis rejects this user, whose password contains the marker.
      REDIS_URL: redis.url.replace('//', `//bff:${MARKER}@`),
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url.replace('//', `//bff:${MARKER}@`)}/${MARKER}`,
      TRACE_PERCENT: '100',
      REDIS_DEADLINE_MS: '10000',
      TRUST_PROXY: '1',
      SHEDDING: 'off',
    });

    for (const request of Object.values(REQUESTS)) await send(bff.port, request);
    for (const response of Object.values(RESPONSES)) {
      provider.respondWith(response);
      await send(bff.port, get(`/v1/users/me?${MARKER}`, `Authorization: Bearer ${MARKER}`));
      await send(bff.port, get(`/v1/users/${ADDRESS}/publicProfile`));
    }
    await provider.stop();
    await send(bff.port, get(`/v1/users/me?${MARKER}`));
    await send(bff.port, post(LOGIN, 'application/json', JSON.stringify({ signature: MARKER })));
    bff.signal('SIGTERM');
    expect(await bff.end()).toBe(0);

    expect(bff.written.err).toBe('');
    const lines = linesOf(bff.written.out);
    // Proves that the failures were logged, because otherwise the absence of a secret means
    // nothing.
    const codes = lines.map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining([
        'BAD_REQUEST',
        'URL_TOO_LONG',
        'INVALID_TOKEN',
        'NOT_FOUND',
        'PAYLOAD_TOO_LARGE',
        'UNSUPPORTED_MEDIA_TYPE',
        'PROVIDER_REFUSED',
        'PROVIDER_BAD_ANSWER',
        'PROVIDER_UNREACHABLE',
        'LIMITS_UNAVAILABLE',
        'WRONGPASS',
      ]),
    );
    const words = lines.map(({ msg }) => msg);
    expect(words).toContain('Redis is down: login is closed, reads are open');
    expect(words).toContain('Traces are lost');
    expect(bff.written.out).not.toContain(MARKER);
    expect(bff.written.out.toLowerCase()).not.toContain(MARKER.toLowerCase());
  }, 60_000);

  test('for library errors, warnings, and uncaught errors', async () => {
    const fault = `
      process.once('SIGUSR2', () => {
        console.error('${MARKER}', new Error('${MARKER}'));
        process.emitWarning('${MARKER}', { code: 'ODD', detail: '${MARKER}' });
        const error = Object.assign(new TypeError('${MARKER}'), { command: '${MARKER}' });
        error.cause = new Error('${MARKER}\\n    at ${MARKER} (/a.js:1:1)');
        setImmediate(() => Promise.reject(error));
      });`;
    const options = ['--import', `data:text/javascript,${encodeURIComponent(fault)}`];
    const bff = await startMain({}, { options });
    bff.signal('SIGUSR2');
    expect(await bff.end()).toBe(1);

    expect(bff.written.err).toBe('');
    const lines = linesOf(bff.written.out);
    const words = lines.map(({ msg }) => msg);
    expect(words).toContain('A library wrote to the console; its text is not logged');
    expect(words).toContain('Warning from Node');
    expect(lines.at(-1)).toMatchObject({
      level: 60,
      msg: 'Unexpected error: this process ends',
      err: { name: 'TypeError', cause: { name: 'Error' } },
    });
    expect(bff.written.out).not.toContain(MARKER);
  }, 60_000);

  test.each([
    ['REDIS_URL', `redis:${MARKER}`],
    ['PROVIDER_CA_FILE', `/nowhere/${MARKER}`],
  ])(
    'for a start that fails because of %s=%s',
    async (variable, value) => {
      const bff = runMain({ ...WORKING, [variable]: value });
      expect(await bff.end()).toBe(1);
      expect(bff.written.err).toMatch(new RegExp(`^${variable} [^\n]+\n$`));
      expect(bff.written.out + bff.written.err).not.toContain(MARKER);
    },
    30_000,
  );
});
