import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * A connection that sends and never reads.
 *
 * @param from one of this machine's addresses
 */
export const sendAndNeverRead = async (
  port: number,
  from: string,
  bytes: string,
): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  // The server closes it, which is what is looked for.
  socket.on('error', () => undefined).pause();
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
};
