import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';

import { drain } from './drain';

const start = async (listener: RequestListener) => {
  const server = createServer(listener);
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { server, url: `http://127.0.0.1:${port}/` };
};

test('requests are still served while load balancers are notified, and their connections end', async () => {
  const { server, url } = await start((_req, res) => res.end('answered'));
  const drained = drain(server, { delay: 300, deadline: 10_000 });
  const response = await fetch(url);
  expect(await response.text()).toBe('answered');
  expect(response.headers.get('connection')).toBe('close');
  await drained;
  await expect(fetch(url)).rejects.toThrow();
});

test('an open request is finished, and a new one is refused', async () => {
  let onRequest = (_res: ServerResponse): void => undefined;
  const open = new Promise<ServerResponse>((resolve) => (onRequest = resolve));
  const { server, url } = await start((_req, res) => onRequest(res));
  const response = fetch(url);
  const res = await open;

  const drained = drain(server, { delay: 0, deadline: 10_000 });
  await expect.poll(() => server.listening).toBe(false);
  await expect(fetch(url)).rejects.toThrow();
  res.end('finished');
  expect(await (await response).text()).toBe('finished');
  await drained;
});

test('an idle connection does not delay the end', async () => {
  const { server, url } = await start((_req, res) => res.end());
  await (await fetch(url)).text();
  await drain(server, { delay: 0, deadline: 10_000 });
  expect(server.listening).toBe(false);
});

test('open requests are aborted after the deadline', async () => {
  let onRequest = (): void => undefined;
  const open = new Promise<void>((resolve) => (onRequest = resolve));
  const { server, url } = await start(() => onRequest());
  const outcome = fetch(url).then(
    () => 'answered',
    () => 'cut off',
  );
  await open;
  await drain(server, { delay: 0, deadline: 10 });
  expect(await outcome).toBe('cut off');
});
