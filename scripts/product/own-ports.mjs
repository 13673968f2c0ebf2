import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PRELOAD = new URL('./report-ports.mjs', import.meta.url).href;

/**
 * Detects the ports that a command opens, so that no other program's response counts as its own.
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
     * Returns whether the command or its descendants have listened on all of these ports.
     * @param {readonly number[]} ports
     */
    listensOn: (ports) => {
      const own = new Set(readFileSync(file, 'utf8').split('\n'));
      return ports.every((port) => own.has(String(port)));
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
};
