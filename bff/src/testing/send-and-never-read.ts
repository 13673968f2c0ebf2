import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export const sendAndNeverRead = async (
  port: number,
  from: string,
  bytes: string,
): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  // An error is expected, because the tests make the server reset the connection.
  socket.on('error', () => undefined).pause();
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
};
