import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { describe, expect, test } from 'vitest';

import { startScripted } from './testing/bff-under-test';
import { filled, FILLERS } from './testing/fillers';
import { ADDRESS } from './testing/sample-calls';
import { json } from './testing/scripted-provider';
import { makeWebBuild } from './testing/web/web-build';
import { SCRIPT_PATH } from './testing/web/web-build-folder';

/** The maximum ratio of a header's cost to that of a plain header of the same length (T51). */
const MOST = 3;
/** The test passes if one attempt does, because a busy machine disturbs single measurements. */
const ATTEMPTS = 20;

type RequestTarget = { method: string; path: string; headers?: Record<string, string> };
const read: RequestTarget = { method: 'GET', path: '/v1/users/me' };
const login: RequestTarget = { method: 'POST', path: '/v1/users/login' };
const page: RequestTarget = { method: 'GET', path: '/market/' };
const script: RequestTarget = { method: 'GET', path: SCRIPT_PATH };
const events: RequestTarget = { method: 'GET', path: '/economy/v1/events' };
const settings: RequestTarget = { method: 'GET', path: '/app-config.json' };
const preflight: RequestTarget = {
  method: 'OPTIONS',
  path: '/v1/users/me',
  headers: { origin: 'https://app.example.com', 'access-control-request-method': 'GET' },
};

const HEADERS: [name: string, begin: string, target: RequestTarget][] = [
  ['connection', 'x', read],
  ['x-forwarded-for', '', read],
  ['authorization', 'Bearer ', read],
  ['accept', '', read],
  ['accept-language', '', read],
  ['traceparent', '00-', read],
  ['tracestate', '', read],
  ['x-request-id', '', read],
  ['x-mock-world', '', read],
  ['x-passed-on', '', read],
  ['origin', 'https://', read],
  ['cookie', '', read],
  ['content-type', 'application/json;', login],
  ['content-type', 'multipart/form-data;', { method: 'POST', path: '/v1/users/profile-upload' }],
  ['content-encoding', '', login],
  ['access-control-request-headers', '', preflight],
  ['access-control-request-method', '', preflight],
  ['accept', '', page],
  ['accept', 'text/html', { method: 'GET', path: '/missing.txt' }],
  ['accept', '', events],
  ['last-event-id', '', events],
  ['accept-encoding', '', script],
  ['accept-encoding', '', page],
  ['if-none-match', '"', script],
  ['if-none-match', 'W/"', page],
  ['if-modified-since', '', script],
  ['cache-control', '', script],
  ['range', 'bytes=', script],
  ['accept-encoding', '', settings],
  ['if-none-match', '"', settings],
  ['if-modified-since', '', settings],
  ['cache-control', '', settings],
  ['range', 'bytes=', settings],
];

const send = async (
  port: number,
  { method, path, headers }: RequestTarget,
  name: string,
  value: string,
) => {
  const body = method === 'POST' ? JSON.stringify({ walletAddress: ADDRESS }) : '';
  const req = httpRequest({
    port,
    host: '127.0.0.1',
    method,
    path,
    agent: false,
    headers: {
      ...headers,
      ...(body !== '' && { 'content-type': 'application/json', 'content-length': body.length }),
      [name]: value,
    },
  });
  req.end(body);
  const [res] = await once(req, 'response');
  await once(res.resume(), 'end');
};

// Returns the CPU time in µs that this process spends, which other processes' load doesn't affect.
const costOf = async (work: () => Promise<void>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

describe('T51 a header at the limit costs at most three times as much as a plain one of the same length', () => {
  test.each(HEADERS)(
    '%s: %s… of %j',
    async (name, begin, target) => {
      const webRoot = await makeWebBuild({
        [SCRIPT_PATH]: 'trait '.repeat(1000),
        [`${SCRIPT_PATH}.br`]: 'packed',
      });
      const { provider, bff } = await startScripted({
        TRUST_PROXY: 'loopback',
        ECONOMY: 'on',
        WEB_ROOT: webRoot,
        EVENTS_LIMIT_PER_MINUTE: '1000000',
        FORWARD_HEADERS: 'x-mock-world,x-passed-on',
        CORS_ORIGINS: 'https://app.example.com',
        LOGIN_LIMIT_PER_MINUTE: '1000000',
        UPLOAD_LIMIT_PER_MINUTE: '1000000',
      });
      provider.respondWith(json(200, { walletAddress: ADDRESS }));
      const cost = (filler: string) =>
        costOf(() => send(bff.port, target, name, `${begin}${filled(filler)}b`));
      for (let warming = 0; warming < 10; warming += 1) await cost('a');

      for (const filler of FILLERS) {
        let [plain, dear] = [Infinity, Infinity];
        for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
          plain = Math.min(plain, await cost('a'));
          dear = Math.min(dear, await cost(filler));
          if (attempt >= 1 && dear <= MOST * plain) break;
        }
        expect(dear / plain, JSON.stringify(filler)).toBeLessThanOrEqual(MOST);
      }
    },
    60_000,
  );
});
