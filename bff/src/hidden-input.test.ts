import { expect, test } from 'vitest';

import { startScripted } from './testing/bff-under-test';
import { rawRequest } from './testing/raw-request';
import { json } from './testing/scripted-provider';

const fillers = (count: number) => Array.from({ length: count }, () => 'X: 1\r\n').join('');
const get = (path: string, headers: string) =>
  `GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;

test.each([
  ['Host', 'Host: a\r\n', 'Host: b\r\n', 400],
  [
    'Authorization',
    'Host: a\r\nAuthorization: Bearer abc\r\n',
    'Authorization: Bearer def\r\n',
    401,
  ],
  ['Content-Length', 'Host: a\r\nContent-Length: 0\r\n', 'Content-Length: 5\r\n', 400],
])(
  'T80 90 headers don’t hide a second %s, and 2,100 are refused',
  async (_, first, second, status) => {
    const { provider, bff } = await startScripted();
    provider.respondWith(json(200, { alreadyAnswered: true }));
    const allowed = get('/v1/users/taxStatus', first + fillers(90));
    expect(await rawRequest(bff.port, allowed)).toMatch(/^HTTP\/1\.1 200 /);
    const repeated = get('/v1/users/taxStatus', first + fillers(90) + second);
    expect(await rawRequest(bff.port, repeated)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const many = get('/v1/users/taxStatus', first + fillers(2100));
    expect(await rawRequest(bff.port, many)).toMatch(/^HTTP\/1\.1 431 .*"HEADERS_TOO_LARGE"/s);
    expect(provider.calls).toHaveLength(1);
  },
);

test('T55 a body whose length is behind 100 headers is not read on: the connection is closed', async () => {
  const { bff } = await startScripted();
  const head = `POST /v1/users/tax HTTP/1.1\r\nHost: a\r\n${fillers(2100)}Content-Length: 900000\r\n\r\n`;
  const response = await rawRequest(bff.port, head);
  expect(response).toMatch(/^HTTP\/1\.1 431 /);
  expect(response).toMatch(/\r\nConnection: close\r\n/);
});

test.each([
  ['/v1/users/nonce?walletAddress=0x52908400098527886E0F7030069857D2E4169EE7', 'walletAddress=x'],
  ['/v1/marketTraits/search?searchKey=a', 'searchKey=b'],
])('T80 1,000 query parameters don’t hide another one of %s', async (path, more) => {
  const { provider, bff } = await startScripted();
  const response = await fetch(`${bff.url}${path}${'&a=1'.repeat(1000)}&${more}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    message: 'A request can have 1000 query parameters at most. Send fewer.',
  });
  expect(provider.calls).toEqual([]);
});
