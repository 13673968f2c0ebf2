import { expect, test } from 'vitest';

import { startScripted } from './testing/bff-under-test';
import { rawRequest } from './testing/raw-request';

const bodyOf = (response: string): unknown =>
  JSON.parse(response.slice(response.indexOf('\r\n\r\n') + 4));

test.each([
  ['Content-Length with Transfer-Encoding', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
  ['two Content-Lengths', 'Content-Length: 5\r\nContent-Length: 6'],
  ['no number as Content-Length', 'Content-Length: five'],
])('T30 %s is refused with 400, and the connection is closed', async (_name, headers) => {
  const { provider, bff } = await startScripted();
  const response = await rawRequest(
    bff.port,
    `POST /v1/users/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`,
    '0\r\n\r\nGET /v1/users/me HTTP/1.1\r\nHost: a\r\n\r\n',
  );
  expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  expect(bodyOf(response)).toMatchObject({ message: expect.any(String), code: 'BAD_REQUEST' });
  expect(response.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(provider.calls).toEqual([]);
});

test.each([
  ['without a Host', ''],
  ['with two Hosts', 'Host: a\r\nhOST: b\r\n'],
  ['with the same Host twice', 'Host: a\r\nHost: a\r\n'],
])('a request %s is refused with 400 and a message', async (_name, hosts) => {
  const { provider, bff } = await startScripted();
  const response = await rawRequest(
    bff.port,
    `GET /v1/users/me HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`,
  );
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(bodyOf(response)).toMatchObject({ code: 'BAD_REQUEST' });
  expect(provider.calls).toEqual([]);
});

test('T34 slow headers get a 400, and the connection is closed', async () => {
  const { bff } = await startScripted({ HEADERS_DEADLINE_MS: '50', REQUEST_DEADLINE_MS: '50' });
  const response = await rawRequest(bff.port, 'GET /v1/users/me HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  expect(response).toMatch(/^HTTP\/1\.1 400 .*\r\nConnection: close\r\n/);
  expect(bodyOf(response)).toMatchObject({ code: 'REQUEST_TIMEOUT', message: expect.any(String) });
});

test('T34 a connection that a browser opened in advance is closed without a response', async () => {
  const { bff } = await startScripted({ HEADERS_DEADLINE_MS: '50', REQUEST_DEADLINE_MS: '50' });
  expect(await rawRequest(bff.port, '')).toBe('');
});

test('T34 a slow body gets a 400, and the connection is closed', async () => {
  const { provider, bff } = await startScripted({
    HEADERS_DEADLINE_MS: '50',
    REQUEST_DEADLINE_MS: '60',
  });
  const response = await rawRequest(
    bff.port,
    'POST /v1/users/login HTTP/1.1\r\nHost: a\r\n',
    'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  expect(bodyOf(response)).toMatchObject({ code: 'REQUEST_TIMEOUT' });
  expect(response).toContain('\r\nConnection: close\r\n');
  expect(provider.calls).toEqual([]);
});
