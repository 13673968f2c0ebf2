import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';

const contract = fileURLToPath(new URL('..', import.meta.url));

const gitsWords = (error: unknown): string =>
  /^fatal: (.+)$/m.exec(error instanceof Error ? error.message : '')?.[1] ?? 'git cannot be run';

const fromGit = (reference: string): string => {
  try {
    // `--end-of-options` prevents git from parsing the reference as an option.
    return execFileSync('git', ['show', '--end-of-options', `${reference}:./openapi.json`], {
      cwd: contract,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    throw new RangeError(
      `${reference} is neither a file nor a git reference: ${gitsWords(error)}`,
      {
        cause: error,
      },
    );
  }
};

/**
 * Reads a file, or the snapshot at a git reference.
 * @throws RangeError when neither can be read, with a message for the developer
 */
export const readDocument = (fileOrReference: string, folder: string): unknown => {
  const path = resolve(folder, fileOrReference);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : fromGit(fileOrReference);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RangeError(`${fileOrReference} is no JSON`, { cause: error });
  }
};
