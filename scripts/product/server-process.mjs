import { spawn } from 'node:child_process';
import { execPath } from 'node:process';

import { watchOwnPorts } from './own-ports.mjs';

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 5_000;
const POLL_MS = 50;

/**
 * A running server. `stop` rejects with the server's output if the server failed.
 * @typedef {{ url: string, pid: number, stop: () => Promise<void> }} ServerProcess
 */

const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {string} url */
const answers = async (url) => {
  try {
    return (await fetch(url)).status < 500;
  } catch {
    return false;
  }
};

/**
 * Starts a server, and waits until it responds.
 * @throws Error with the server's output when it ends or doesn't respond in time
 * @param {object} options
 * @param {string} options.main path of the script
 * @param {NodeJS.ProcessEnv} options.env variables in addition to this process's own
 * @param {string} options.url the server's address
 * @param {string} options.readyPath the path that responds with a status below 500 once the server
 * is ready
 * @returns {Promise<ServerProcess>}
 */
export const startServer = async ({ main, env, url, readyPath }) => {
  const own = watchOwnPorts();
  const ownPorts = [Number(new URL(url).port)];
  const child = spawn(execPath, [main], {
    env: { ...process.env, ...env, ...own.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {string[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (/** @type {string} */ chunk) => output.push(chunk));
  }
  /** @type {{ over: boolean }} */
  const life = { over: false };
  const ended = new Promise((resolve) => {
    const leave = () => {
      life.over = true;
      resolve(undefined);
    };
    child.once('close', leave);
    child.once('error', (error) => {
      output.push(error.message);
      leave();
    });
  });

  const end = async () => {
    if (life.over) return;
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(kill);
  };

  /** @type {Promise<void> | undefined} */
  let stopping;
  const stopOnce = async () => {
    const wasOver = life.over;
    await end();
    if (wasOver || (child.exitCode ?? 0) !== 0)
      throw new Error(`${main} ended by itself, or badly. It wrote:\n${output.join('')}`);
  };
  const stop = () => (stopping ??= stopOnce());

  const deadline = Date.now() + START_LIMIT_MS;
  try {
    while (!life.over && Date.now() < deadline) {
      if (own.listensOn(ownPorts) && (await answers(`${url}${readyPath}`))) {
        if (child.pid !== undefined) return { url, pid: child.pid, stop };
      }
      await wait(POLL_MS);
    }
  } finally {
    own.dispose();
  }
  const reason = life.over ? 'ended' : `did not answer at ${url}${readyPath}`;
  await end();
  throw new Error(`${main} ${reason}. It wrote:\n${output.join('')}`);
};
