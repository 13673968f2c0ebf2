import { spawn } from 'node:child_process';

/**
 * An ended command. `output` has stdout and stderr in order; `exitCode` is null after a signal or
 * the time limit.
 * @typedef {{ exitCode: number | null, output: string, seconds: number }} Ended
 */

/**
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {number} [timeLimitMs]
 * @property {NodeJS.ProcessEnv} [env] variables in addition to this process's own
 * @property {'collect' | 'show' | 'inherit'} [streams] `show` collects and prints the output;
 * `inherit` only prints it
 */

const KILL_AFTER_MS = 8_000;
const hasGroups = process.platform !== 'win32';

/** Runs each command as a process group, so that all processes that it starts end with it. */
export const createProcesses = ({ killAfterMs = KILL_AFTER_MS } = {}) => {
  /** @type {Map<import('node:child_process').ChildProcess, Promise<Ended>>} */
  const running = new Map();

  /**
   * @param {import('node:child_process').ChildProcess} child
   * @param {NodeJS.Signals} signal
   */
  const end = (child, signal) => {
    try {
      if (hasGroups && child.pid !== undefined) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // The process has already ended.
    }
  };

  /**
   * @param {string} command
   * @param {readonly string[]} args
   * @param {RunOptions} options
   * @returns {Promise<Ended>}
   */
  const run = (command, args, { cwd, timeLimitMs, env = {}, streams = 'collect' }) => {
    const startedAt = Date.now();
    /** @type {string[]} */
    const chunks = [];
    const stream = streams === 'inherit' ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: hasGroups,
      shell: !hasGroups,
      stdio: ['ignore', stream, stream],
    });
    const timer =
      timeLimitMs &&
      setTimeout(() => {
        chunks.push(`\n${command} was ended after ${timeLimitMs / 1000} s\n`);
        end(child, 'SIGKILL');
      }, timeLimitMs);
    for (const readable of [child.stdout, child.stderr]) {
      readable?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
        chunks.push(chunk);
        if (streams === 'show') process.stdout.write(chunk);
      });
    }
    /** @type {Promise<Ended>} */
    const ended = new Promise((resolve) => {
      /** @param {number | null} exitCode */
      const finish = (exitCode) => {
        clearTimeout(timer);
        running.delete(child);
        resolve({ exitCode, output: chunks.join(''), seconds: (Date.now() - startedAt) / 1000 });
      };
      child.once('error', (error) => {
        chunks.push(`${command}: ${error.message}\n`);
        finish(null);
      });
      child.once('close', finish);
    });
    running.set(child, ended);
    return ended;
  };

  /** Ends all commands, and kills those that ignore the signal. */
  const endAll = async () => {
    for (const child of running.keys()) end(child, 'SIGTERM');
    const kill = setTimeout(() => {
      for (const child of running.keys()) end(child, 'SIGKILL');
    }, killAfterMs);
    await Promise.all(running.values());
    clearTimeout(kill);
  };

  return { run, endAll };
};

/** @typedef {ReturnType<typeof createProcesses>} Processes */
