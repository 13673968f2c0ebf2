import { createServer } from 'node:net';

/** @param {number} port */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/**
 * What keeps the product from listening, a line for each port.
 *
 * @param {Readonly<Record<string, number>>} ports by the variable that sets them
 * @returns {Promise<string[]>}
 */
export const takenPorts = async (ports) => {
  /** @type {string[]} */
  const lines = [];
  for (const [variable, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    lines.push(
      `Port ${port} is taken: stop the program that listens there, or set ${variable} to another.`,
    );
  }
  return lines;
};
