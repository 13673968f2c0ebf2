import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const USUAL_FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

const thisMachine = () => ({
  named: process.env['REDIS_SERVER_PATH'],
  path: process.env['PATH'] ?? '',
  exists: existsSync,
});

/**
 * Returns the server at `REDIS_SERVER_PATH`, otherwise the one in `PATH`.
 * @throws Error when `REDIS_SERVER_PATH` is set to a missing file
 * @param {object} [machine] this machine by default
 * @param {string | undefined} machine.named the value of `REDIS_SERVER_PATH`
 * @param {string} machine.path the value of `PATH`
 * @param {(path: string) => boolean} machine.exists
 * @returns {string | undefined}
 */
export const findRedis = ({ named, path, exists } = thisMachine()) => {
  if (named !== undefined && named !== '') {
    if (!exists(named)) throw new Error(`REDIS_SERVER_PATH names no file: ${named}`);
    return named;
  }
  return [...path.split(delimiter).filter((folder) => folder !== ''), ...USUAL_FOLDERS]
    .map((folder) => join(folder, 'redis-server'))
    .find((file) => exists(file));
};
