import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';

const contract = fileURLToPath(new URL('..', import.meta.url));

/** Of git's own words the first line that says what is wrong. */
const gitsWords = (error: unknown): string =>
  /^fatal: (.+)$/m.exec(error instanceof Error ? error.message : '')?.[1] ?? 'git cannot be run';

const fromGit = (reference: string): string => {
  try {
    // Not a reference that git would take for an option.
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
 * A document out of a file, else the committed snapshot at a git reference.
 *
 * @param folder that a relative path starts from
 * @throws RangeError, with words for a person, when there is none or it is no JSON
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
