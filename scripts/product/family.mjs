import { spawn } from 'node:child_process';

import { watchOwnPorts } from './own-ports.mjs';

const LAST_CALL_MS = 8_000;
const PARENT_CHECK_MS = 250;
const POLL_MS = 100;
const hasGroups = process.platform !== 'win32';

/**
 * @typedef {object} Member
 * @property {readonly string[]} command
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env] added to this process's own
 * @property {boolean} [quiet] its words are kept, and shown only if it fails
 */

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {string} url */
const answers = async (url) => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

/** Commands that end together. Each leads a process group, so that what it starts ends with it. */
export const createFamily = () => {
  /** @type {Map<import('node:child_process').ChildProcess, Promise<number | null>>} */
  const living = new Map();
  let isEnding = false;

  /** @param {NodeJS.Signals} signal */
  const signalAll = (signal) => {
    for (const child of living.keys()) {
      try {
        if (hasGroups && child.pid !== undefined) process.kill(-child.pid, signal);
        else child.kill(signal);
      } catch {
        // It ended in the meantime.
      }
    }
  };

  /**
   * Starts a command.
   *
   * @param {Member} member
   * @returns {Promise<number | null>} with what it ended; null when a signal ended it
   */
  const start = ({ command: [file = '', ...args], cwd, env = {}, quiet = false }) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: hasGroups,
      shell: !hasGroups,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    /** @type {Buffer[]} */
    const words = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => words.push(data));
    const ended = new Promise((resolve) => {
      child.once('error', () => resolve(1));
      child.once('close', (exitCode) => {
        if (exitCode !== 0 && !isEnding) process.stderr.write(Buffer.concat(words));
        resolve(exitCode);
      });
    }).finally(() => living.delete(child));
    living.set(child, ended);
    return ended;
  };

  /**
   * Starts a server and waits until it listens on its ports and answers.
   *
   * @param {Member} member
   * @param {{ url: string, ports: readonly number[] }} place
   * @returns {Promise<{ ended: Promise<number | null>, isUp: boolean }>} not up: it ended before
   */
  const startServer = async (member, { url, ports }) => {
    const own = watchOwnPorts();
    const ended = start({ ...member, env: { ...member.env, ...own.env } });
    const life = new AbortController();
    void ended.finally(() => life.abort());
    while (!life.signal.aborted && !(own.listensOn(ports) && (await answers(url))))
      await pause(POLL_MS);
    own.dispose();
    return { ended, isUp: !life.signal.aborted };
  };

  /** Ends everybody; who does not listen is ended at last. */
  const endAll = async () => {
    isEnding = true;
    signalAll('SIGTERM');
    const last = setTimeout(() => signalAll('SIGKILL'), LAST_CALL_MS);
    await Promise.all(living.values());
    clearTimeout(last);
  };

  return { start, startServer, endAll };
};

/**
 * Calls back once when this process shall end: by a signal, or because whoever started it is gone.
 * `npm` and its shell do not always pass a signal on.
 *
 * @param {() => void} listener
 */
export const onShutdown = (listener) => {
  const parent = process.ppid;
  const told = () => {
    clearInterval(watch);
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
      process.off(signal, told).on(signal, () => {});
    }
    listener();
  };
  const watch = setInterval(() => {
    if (process.ppid !== parent) told();
  }, PARENT_CHECK_MS);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, told);
};
