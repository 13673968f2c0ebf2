import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

import { startFaultProxy, type Fault } from './fault-proxy';

const startEcho = async (pause?: (milliseconds: number) => Promise<unknown>) => {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    socket.pipe(socket);
  });
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const proxy = await startFaultProxy(port, pause);
  onTestFinished(proxy.stop);
  return proxy;
};

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
};

const send = async (port: number, text: string): Promise<string> => {
  const socket = await open(port);
  socket.end(text);
  return (await buffer(socket)).toString();
};

const countingPauses = () => {
  const pauses: number[] = [];
  const pause = async (milliseconds: number): Promise<void> => {
    pauses.push(milliseconds);
  };
  return { pauses, pause, total: () => pauses.reduce((sum, one) => sum + one, 0) };
};

test('without a fault everything passes, and nothing stays open', async () => {
  const proxy = await startEcho();
  const long = 'long '.repeat(100_000);
  expect(await send(proxy.port, long)).toBe(long);
  expect(await send(proxy.port, '')).toBe('');
  await expect.poll(proxy.connections).toEqual({ open: 0, taken: 2 });
});

test('latency: each direction takes that much longer, and the data is the same', async () => {
  const { pauses, pause } = countingPauses();
  const proxy = await startEcho(pause);
  proxy.inject({ kind: 'latency', milliseconds: 250 });
  expect(await send(proxy.port, 'hello')).toBe('hello');
  expect(pauses).toEqual([250, 250]);
});

test('bandwidth: the time grows with the amount of data', async () => {
  const { total, pause } = countingPauses();
  const proxy = await startEcho(pause);
  proxy.inject({ kind: 'bandwidth', bytesPerSecond: 1000 });
  const text = 'x'.repeat(10_000);
  expect(await send(proxy.port, text)).toBe(text);
  // The data takes ten seconds each way, or more if several reads split it into more chunks.
  expect(total()).toBeGreaterThanOrEqual(20_000);
});

test('timeout: nothing arrives, even on an open connection, until it is healed', async () => {
  const proxy = await startEcho();
  const socket = (await open(proxy.port)).setEncoding('utf8');
  socket.write('one');
  expect(await once(socket, 'data')).toEqual(['one']);

  proxy.inject({ kind: 'timeout' });
  const received: string[] = [];
  socket.on('data', (text: string) => received.push(text));
  socket.write('two');
  const fresh = await open(proxy.port);
  fresh.write('three');
  await expect.poll(proxy.connections).toEqual({ open: 2, taken: 2 });
  expect(received).toEqual([]);

  proxy.heal();
  await expect.poll(() => received).toEqual(['two']);
  fresh.end();
  expect((await buffer(fresh)).toString()).toBe('three');
});

test.each([0, 4])(
  'reset: the connection breaks after %i bytes of the response',
  async (afterBytes) => {
    const proxy = await startEcho();
    const socket = await open(proxy.port);
    let received = '';
    socket.on('data', (data: Buffer) => (received += data.toString()));
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    proxy.inject({ kind: 'reset', afterBytes });
    socket.write('hello, world');
    await closed;
    expect(received).toBe('hello, world'.slice(0, afterBytes));
    await expect.poll(proxy.connections).toEqual({ open: 0, taken: 1 });

    proxy.heal();
    expect(await send(proxy.port, 'again')).toBe('again');
  },
);

test('cut: open connections end, and new ones do not', async () => {
  const proxy = await startEcho();
  const socket = await open(proxy.port);
  socket.on('error', () => undefined);
  socket.resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await expect.poll(proxy.connections).toEqual({ open: 1, taken: 1 });
  proxy.cut();
  await closed;
  expect(await send(proxy.port, 'again')).toBe('again');
});

test('slicing: the same bytes in the same order, in small chunks', async () => {
  const proxy = await startEcho();
  proxy.inject({ kind: 'slicing', bytes: 1 });
  const socket = await open(proxy.port);
  const chunks: Buffer[] = [];
  socket.on('data', (data: Buffer) => chunks.push(data));
  const text = 'abcdefghij'.repeat(20);
  socket.end(text);
  await once(socket, 'end');
  expect(Buffer.concat(chunks).toString()).toBe(text);
  expect(chunks.length).toBeGreaterThan(10);
});

test.each<Fault>([{ kind: 'timeout' }, { kind: 'latency', milliseconds: 5 }])(
  'a client that leaves during the fault is disconnected: $kind',
  async (fault) => {
    const proxy = await startEcho();
    proxy.inject(fault);
    const socket = await open(proxy.port);
    socket.write('hello');
    await expect.poll(proxy.connections).toEqual({ open: 1, taken: 1 });
    socket.destroy();
    await expect.poll(proxy.connections).toEqual({ open: 0, taken: 1 });
  },
);
