import { once } from 'node:events';
import { connect } from 'node:net';

const DATA = Buffer.alloc(65_536, 'x');
const CHUNK = Buffer.concat([
  Buffer.from(`${DATA.length.toString(16)}\r\n`),
  DATA,
  Buffer.from('\r\n'),
]);

const chunkOf = (content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n')]);

type EndlessBody = {
  path: string;
  headers?: Record<string, string>;
  begin?: Buffer;
  from?: string;
};

export const sendEndlessBody = async (
  port: number,
  { path, headers = {}, begin, from = '127.0.0.1' }: EndlessBody,
  most: number,
): Promise<{ response: string; sent: number }> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  const ended = new AbortController();
  let response = '';
  let sent = 0;
  socket.setEncoding('latin1').on('data', (text: string) => (response += text));
  socket.on('error', () => ended.abort()).on('end', () => ended.abort());
  await once(socket, 'connect');

  const write = async (content: Buffer): Promise<void> => {
    if (!socket.write(content)) await once(socket, 'drain', { signal: ended.signal });
    sent += content.length;
  };
  const lines = Object.entries({ host: 'x', 'transfer-encoding': 'chunked', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  try {
    await write(Buffer.from(`POST ${path} HTTP/1.1\r\n${head}\r\n`));
    if (begin !== undefined) await write(chunkOf(begin));
    for (let rest = most; rest > 0 && !ended.signal.aborted; rest -= CHUNK.length) {
      await write(CHUNK);
      // Yields after each chunk, so that the server's close can be noticed.
      await new Promise(setImmediate);
    }
  } catch (error) {
    if (!ended.signal.aborted) throw error;
  }
  socket.destroy();
  return { response, sent };
};
