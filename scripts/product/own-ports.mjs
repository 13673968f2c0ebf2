import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PRELOAD = new URL('./report-ports.mjs', import.meta.url).href;

/**
 * Knows which ports a command listens on, so that another program's answer there is never taken for the command's.
 * Start the command with `env`.
 */
export const watchOwnPorts = () => {
  const folder = mkdtempSync(join(tmpdir(), 'listening-ports-'));
  const file = join(folder, 'ports');
  writeFileSync(file, '');
  return {
    env: {
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${PRELOAD}`.trim(),
      LISTENING_PORTS_FILE: file,
    },
    /**
     * Whether the command, or a process that it started, has listened on all of them.
     *
     * @param {readonly number[]} ports
     */
    listensOn: (ports) => {
      const own = new Set(readFileSync(file, 'utf8').split('\n'));
      return ports.every((port) => own.has(String(port)));
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
};
