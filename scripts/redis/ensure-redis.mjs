import { installFromDebian } from '../install/from-debian.mjs';
import { findRedis } from './find-redis.mjs';

/** @typedef {import('../test-run/processes.mjs').Processes} Processes */

const ADVICE =
  'No redis-server was found and none could be installed: the tests of shared rate limits will fail. Install one (for example `apt-get install redis-server`) or name one by REDIS_SERVER_PATH.';

/**
 * Returns an installed redis-server for the BFF's tests. Installs Debian's if there is none.
 * @param {{ processes: Processes, cwd: string }} options
 * @returns {Promise<{ kind: 'found', path: string } | { kind: 'missing', advice: string }>}
 */
export const ensureRedis = async ({ processes, cwd }) => {
  try {
    const installed = findRedis();
    if (installed !== undefined) return { kind: 'found', path: installed };
  } catch (error) {
    return { kind: 'missing', advice: error instanceof Error ? error.message : String(error) };
  }
  console.log("No redis-server found: trying the system's packages.");
  await installFromDebian(processes, cwd, 'redis-server');
  const path = findRedis();
  return path === undefined ? { kind: 'missing', advice: ADVICE } : { kind: 'found', path };
};
