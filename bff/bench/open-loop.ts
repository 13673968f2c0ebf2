import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The interval at which all requests that have become due are sent. */
const TICK_MS = 2;
const LAST_MS = 10_000;
const HEADERS_END = '\r\n\r\n';

export type Outcome = { path: string; status: number; took: number; sentAt: number };

type Connection = { socket: Socket; open: { path: string; sentAt: number } | undefined };

const statusOf = (response: string): number | undefined => {
  const end = response.indexOf(HEADERS_END);
  if (end < 0) return undefined;
  const length = Number(/^content-length: (\d+)/im.exec(response.slice(0, end))?.[1]);
  if (Buffer.byteLength(response) < end + HEADERS_END.length + length) return undefined;
  return Number(response.slice(9, 12));
};

export type Load = {
  perSecond: number;
  seconds: number;
  // The number of connections, as of a load balancer. Requests that find no free connection are
  // delayed and counted.
  connections: number;
};

// Sends requests at a fixed rate, regardless of responses. Responses must have a Content-Length.
export const sendOpenLoop = async (
  url: string,
  paths: readonly string[],
  { perSecond, seconds, connections }: Load,
): Promise<{ outcomes: Outcome[]; sent: number; held: number; broken: number }> => {
  const { hostname, port } = new URL(url);
  const outcomes: Outcome[] = [];
  const free: Connection[] = [];
  const all = new Set<Connection>();
  const heads = new Map(
    paths.map((path) => [
      path,
      `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer abc.def.ghi\r\nAccept: application/json\r\n\r\n`,
    ]),
  );
  let sent = 0;
  let held = 0;
  let broken = 0;

  const open = (): Connection => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const connection: Connection = { socket, open: undefined };
    all.add(connection);
    let response = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      response += chunk;
      const status = statusOf(response);
      if (status === undefined || connection.open === undefined) return;
      const { path, sentAt } = connection.open;
      outcomes.push({ path, status, sentAt, took: performance.now() - sentAt });
      response = '';
      connection.open = undefined;
      free.push(connection);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      all.delete(connection);
      if (connection.open !== undefined) broken += 1;
    });
    return connection;
  };

  const send = (): void => {
    const path = paths[sent % paths.length] ?? '/';
    sent += 1;
    let connection = free.pop();
    while (connection?.socket.destroyed === true) connection = free.pop();
    if (connection === undefined && all.size >= connections) {
      held += 1;
      return;
    }
    connection ??= open();
    connection.open = { path, sentAt: performance.now() };
    connection.socket.write(heads.get(path) ?? '');
  };

  const startedAt = performance.now();
  while (performance.now() - startedAt < seconds * 1000) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
    for (let number = sent; number < due; number += 1) send();
    await pause(TICK_MS);
  }
  const until = performance.now() + LAST_MS;
  while ([...all].some((one) => one.open !== undefined) && performance.now() < until) {
    await pause(TICK_MS);
  }
  for (const { socket } of all) socket.destroy();
  return { outcomes, sent: sent - held, held, broken };
};
