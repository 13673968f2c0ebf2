import { EventEmitter, once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

export type Fault =
  | { kind: 'latency'; milliseconds: number }
  | { kind: 'bandwidth'; bytesPerSecond: number }
  // Holds data back without closing. After `heal`, the data arrives, as if TCP had retransmitted
  // it.
  | { kind: 'timeout' }
  /** Resets a connection after a response's first `afterBytes` bytes. */
  | { kind: 'reset'; afterBytes: number }
  | { kind: 'slicing'; bytes: number };

/** The number of chunks per second on a link with limited bandwidth. */
const CHUNKS_PER_SECOND = 10;

// The approximate maximum of buffered bytes in one direction, above which the sender is blocked.
const MOST_WAITING = 65_536;

type Pair = { client: Socket; server: Socket; responded: number };

const slices = (data: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(data.length / size) }, (_, index) =>
    data.subarray(index * size, (index + 1) * size),
  );

const write = async (socket: Socket, data: Buffer): Promise<void> => {
  if (socket.destroyed || socket.write(data)) return;
  // `once` rejects if the connection breaks meanwhile, which ends the wait like a close.
  await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
};

const resetAt = (pair: Pair): void => {
  pair.client.resetAndDestroy();
  pair.server.resetAndDestroy();
};

export const startFaultProxy = async (
  targetPort: number,
  pause: (milliseconds: number) => Promise<unknown> = wait,
) => {
  let fault: Fault | undefined;
  const changes = new EventEmitter().setMaxListeners(0);
  const sockets = new Set<Socket>();
  const pairs = new Set<Pair>();
  let taken = 0;

  const passResponse = async (pair: Pair, data: Buffer): Promise<void> => {
    if (fault?.kind === 'reset' && pair.responded + data.length > fault.afterBytes) {
      await write(pair.client, data.subarray(0, Math.max(0, fault.afterBytes - pair.responded)));
      // Waits until the written data has been flushed, and then resets the connection.
      await turn();
      resetAt(pair);
      return;
    }
    pair.responded += data.length;
    await write(pair.client, data);
  };

  const passChunks = async (
    data: Buffer,
    size: number,
    between: () => Promise<unknown>,
    pass: (chunk: Buffer) => Promise<void>,
  ): Promise<void> => {
    const initialFault = fault;
    for (const chunk of slices(data, size)) {
      if (fault === initialFault) await between();
      await pass(chunk);
    }
  };

  const passOn = async (data: Buffer, pass: (data: Buffer) => Promise<void>): Promise<void> => {
    if (fault?.kind === 'timeout') {
      await once(changes, 'fault');
      return passOn(data, pass);
    }
    if (fault?.kind === 'latency') await pause(fault.milliseconds);
    if (fault?.kind === 'bandwidth') {
      const size = Math.ceil(fault.bytesPerSecond / CHUNKS_PER_SECOND);
      return passChunks(data, size, () => pause(1000 / CHUNKS_PER_SECOND), pass);
    }
    if (fault?.kind === 'slicing') return passChunks(data, fault.bytes, () => turn(), pass);
    return pass(data);
  };

  const pump = (from: Socket, to: Socket, pass: (data: Buffer) => Promise<void>): void => {
    let waiting = 0;
    let last = Promise.resolve();
    const passNext = async (before: Promise<void>, data: Buffer): Promise<void> => {
      await before;
      await passOn(data, pass);
      waiting -= data.length;
      if (waiting <= MOST_WAITING) from.resume();
    };
    from.on('data', (data: Buffer) => {
      waiting += data.length;
      if (waiting > MOST_WAITING) from.pause();
      last = passNext(last, data);
    });
    from.once('end', () => void last.then(() => to.end()));
  };

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    taken += 1;
    const pair: Pair = {
      client,
      server: connect({ port: targetPort, host: '127.0.0.1', noDelay: true, allowHalfOpen: true }),
      responded: 0,
    };
    pairs.add(pair);
    sockets.add(client);
    // A client that ends its side counts as disconnected, even if the server doesn't notice.
    client.once('end', () => pairs.delete(pair));
    client.once('close', () => {
      pairs.delete(pair);
      sockets.delete(client);
      pair.server.destroy();
    });
    pair.server.once('close', () => client.destroy());
    // The error needs no handling, because a broken connection also emits "close", which is
    // handled.
    client.on('error', () => undefined);
    pair.server.on('error', () => undefined);
    pump(client, pair.server, (data) => {
      pair.responded = 0;
      return write(pair.server, data);
    });
    pump(pair.server, client, (data) => passResponse(pair, data));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port was taken');

  const become = (next: Fault | undefined): void => {
    fault = next;
    changes.emit('fault');
  };
  return {
    port: address.port,
    inject: (next: Fault): void => become(next),
    heal: (): void => become(undefined),
    cut: (): void => {
      for (const pair of pairs) resetAt(pair);
    },
    connections: () => ({ open: pairs.size, taken }),
    stop: async (): Promise<void> => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      become(undefined);
      await closed;
    },
  };
};
