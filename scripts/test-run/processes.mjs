import { spawn } from 'node:child_process';

/**
 * How a command ended: what it wrote (both streams, in order), and null for the exit code when a
 * signal or the time limit ended it.
 *
 * @typedef {{ exitCode: number | null, output: string, seconds: number }} Ended
 */

/**
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {number} timeLimitMs
 * @property {NodeJS.ProcessEnv} [env] added to this process's own
 * @property {boolean} [show] write the output through while it comes
 */

/** Each command leads a process group of its own, so that what it started ends with it. */
const ownGroup = process.platform !== 'win32';

/** Runs commands, and can end all that are still running. */
export const createProcesses = () => {
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const running = new Set();

  /**
   * @param {import('node:child_process').ChildProcess} child
   * @param {NodeJS.Signals} signal
   */
  const end = (child, signal) => {
    if (child.pid === undefined) return;
    try {
      process.kill(ownGroup ? -child.pid : child.pid, signal);
    } catch {
      // It ended in the meantime.
    }
  };

  return {
    /**
     * @param {string} command
     * @param {readonly string[]} args
     * @param {RunOptions} options
     * @returns {Promise<Ended>}
     */
    run: (command, args, { cwd, timeLimitMs, env = {}, show = false }) =>
      new Promise((resolve) => {
        const startedAt = Date.now();
        /** @type {string[]} */
        const chunks = [];
        const child = spawn(command, args, {
          cwd,
          env: { ...process.env, ...env },
          detached: ownGroup,
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        running.add(child);
        const timer = setTimeout(() => {
          chunks.push(`\n${command} was ended after ${timeLimitMs / 1000} s\n`);
          end(child, 'SIGKILL');
        }, timeLimitMs);
        for (const stream of [child.stdout, child.stderr]) {
          stream.setEncoding('utf8');
          stream.on('data', (/** @type {string} */ chunk) => {
            chunks.push(chunk);
            if (show) process.stdout.write(chunk);
          });
        }
        /** @param {number | null} exitCode */
        const finish = (exitCode) => {
          clearTimeout(timer);
          running.delete(child);
          resolve({
            exitCode,
            output: chunks.join(''),
            seconds: (Date.now() - startedAt) / 1000,
          });
        };
        child.once('error', (error) => {
          chunks.push(`${command}: ${error.message}\n`);
          finish(null);
        });
        child.once('close', finish);
      }),

    endAll: () => {
      for (const child of running) end(child, 'SIGTERM');
    },
  };
};

/** @typedef {ReturnType<typeof createProcesses>} Processes */
