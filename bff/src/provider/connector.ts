import { buildConnector, errors } from 'undici';

/** Errors of connections that had carried a response before. */
const ofReused = new WeakSet<Error>();

export const createConnector = (options: buildConnector.BuildOptions): buildConnector.connector => {
  const connect = buildConnector(options);
  return (target, callback) =>
    connect(target, (...result) => {
      const [, socket] = result;
      socket?.once('error', (error: Error) => {
        if (socket.bytesRead > 0) ofReused.add(error);
      });
      callback(...result);
    });
};

/** The message of undici's error for a response that makes it close the connection, like a 100. */
const BAD_RESPONSE = 'bad response';

export const isOfReusedConnection = (error: Error): boolean =>
  error instanceof errors.SocketError
    ? error.message !== BAD_RESPONSE && (error.socket?.bytesRead ?? 0) > 0
    : ofReused.has(error);
