import { buildConnector, errors } from 'undici';

/** Errors of connections that carried at least one response before they failed. */
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

// The message of undici's error for responses on which it closes the connection, such as status
// 100.
const BAD_RESPONSE = 'bad response';

export const isOfReusedConnection = (error: Error): boolean =>
  error instanceof errors.SocketError
    ? error.message !== BAD_RESPONSE && (error.socket?.bytesRead ?? 0) > 0
    : ofReused.has(error);
