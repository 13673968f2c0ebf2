import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export const sendAndNeverRead = async (
  port: number,
  from: string,
  bytes: string,
): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  // The server resets the connection, as the tests expect.
  socket.on('error', () => undefined).pause();
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
};
