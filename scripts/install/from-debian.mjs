import { existsSync } from 'node:fs';
import { getuid, platform } from 'node:process';

/** @typedef {import('../test-run/processes.mjs').Processes} Processes */

const APT_LIMIT_MS = 300_000;

/**
 * Returns the prefix for running a command as root, or undefined when that isn't possible.
 * @param {Processes} processes
 * @param {string} cwd
 * @returns {Promise<string[] | undefined>}
 */
const asRoot = async (processes, cwd) => {
  if (getuid?.() === 0) return [];
  const { exitCode } = await processes.run('sudo', ['-n', 'true'], { cwd, timeLimitMs: 10_000 });
  return exitCode === 0 ? ['sudo', '-n'] : undefined;
};

/**
 * Installs a Debian package. Does nothing on machines without apt or root access.
 * @param {Processes} processes
 * @param {string} cwd
 * @param {string} name
 */
export const installFromDebian = async (processes, cwd, name) => {
  if (platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return;
  const prefix = await asRoot(processes, cwd);
  if (prefix === undefined) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args];
    const { exitCode, output } = await processes.run(command, rest, {
      cwd,
      timeLimitMs: APT_LIMIT_MS,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (exitCode !== 0) {
      console.log(output);
      return;
    }
  }
};
