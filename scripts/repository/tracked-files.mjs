import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @returns {Promise<string[]>} the tracked files that match the patterns, or all without patterns
 */
export const trackedFiles = async (/** @type {string[]} */ ...patterns) => {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z', '--', ...patterns], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout.split('\0').filter(Boolean);
};

export const readTracked = (/** @type {string} */ path) => readFile(join(root, path), 'utf8');
