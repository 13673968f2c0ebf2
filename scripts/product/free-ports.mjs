import { createServer } from 'node:net';

/**
 * @param {number} port
 * @returns {Promise<string | undefined>} why a server can't listen on the port; undefined if it can
 */
const obstacleAt = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) =>
      resolve(
        'code' in error && error.code === 'EACCES'
          ? 'needs an account that may use it'
          : 'is taken: stop the program that listens there',
      ),
    );
    server.listen(port, () => server.close(() => resolve(undefined)));
  });

/**
 * @param {Readonly<Record<string, number>>} ports by variable name
 * @returns {Promise<string[]>}
 */
export const takenPorts = async (ports) => {
  /** @type {string[]} */
  const lines = [];
  for (const [variable, port] of Object.entries(ports)) {
    const obstacle = await obstacleAt(port);
    if (obstacle !== undefined)
      lines.push(`Port ${port} ${obstacle}, or set ${variable} to another.`);
  }
  return lines;
};
