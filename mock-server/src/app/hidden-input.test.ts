import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

import { useMockServer } from '../testing/mock-server';

const server = useMockServer();

const send = async (lines: readonly string[]): Promise<string> => {
  const socket = connect(server.port(), '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
};

test('2,100 headers don’t hide the origin of another website', async () => {
  const read = ['GET /__mock/state HTTP/1.1', 'Host: localhost', 'Connection: close'];
  const fillers = Array.from({ length: 2100 }, () => 'X: 1');
  const foreign = 'Origin: https://evil.example';
  expect(await send([...read, ...fillers])).toMatch(/^HTTP\/1\.1 20\d /);
  expect(await send([...read, ...fillers, foreign])).toMatch(/^HTTP\/1\.1 403 /);
});

test.each([
  '/v1/marketTraits/search?searchKey=a',
  '/economy/v1/traits?slot=eyes',
  '/__mock/state?a=1',
])('1,000 query parameters don’t hide another one of %s', async (path) => {
  const refused = await fetch(`${server.url()}${path}${'&b=1'.repeat(1000)}`);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({
    message: 'A request can have 1000 query parameters at most. Send fewer.',
  });
});
