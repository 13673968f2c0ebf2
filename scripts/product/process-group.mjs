import { createProcesses } from '../test-run/processes.mjs';
import { watchOwnPorts } from './own-ports.mjs';

const PARENT_CHECK_MS = 250;
const POLL_MS = 100;

/**
 * @typedef {object} Member
 * @property {readonly string[]} command
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env] variables in addition to this process's own
 * @property {boolean} [quiet] prints the command's output only if it fails
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

export const createProcessGroup = () => {
  const processes = createProcesses();
  let isEnding = false;

  /**
   * @param {Member} member
   * @returns {Promise<number | null>} the command's exit code; null when a signal ended it
   */
  const start = async ({ command: [file = '', ...args], cwd, env, quiet = false }) => {
    const streams = quiet ? 'collect' : 'inherit';
    const { exitCode, output } = await processes.run(file, args, {
      cwd,
      streams,
      ...(env && { env }),
    });
    if (exitCode !== 0 && !isEnding) process.stderr.write(output);
    return exitCode;
  };

  /**
   * Starts a server, and waits until it listens on its ports and responds.
   * @param {Member} member
   * @param {{ url: string, ports: readonly number[] }} place
   * @returns {Promise<{ ended: Promise<number | null>, isUp: boolean }>} `isUp` is false if the
   * server ended before it responded
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

  const endAll = () => {
    isEnding = true;
    return processes.endAll();
  };

  return { start, startServer, endAll };
};

/**
 * Also calls the listener when the parent process has ended, because `npm` and its shell don't
 * always forward signals.
 * @param {() => void} listener
 */
export const onShutdown = (listener) => {
  const parent = process.ppid;
  const onSignal = () => {
    clearInterval(watch);
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
      process.off(signal, onSignal).on(signal, () => {});
    }
    listener();
  };
  const watch = setInterval(() => {
    if (process.ppid !== parent) onSignal();
  }, PARENT_CHECK_MS);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);
};
