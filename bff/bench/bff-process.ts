import manifest from '../package.json' with { type: 'json' };
import { startServer, type Server } from './process';

const [, ...ARGUMENTS] = manifest.scripts.start.split(' ');

/** All clients of a benchmark share one address, so its limits are those of many clients. */
export const ONE_ADDRESS = {
  READ_LIMIT_PER_MINUTE: '1000000000',
  WRITE_LIMIT_PER_MINUTE: '1000000000',
  SEARCH_LIMIT_PER_MINUTE: '1000000000',
  CLIENT_SHARE_PERCENT: '100',
};

export const startBffProcess = (
  env: Record<string, string>,
  options: readonly string[] = [],
  /** The descriptor of a file for the log. */
  log?: number,
): Promise<Server> =>
  startServer([...options, ...ARGUMENTS], { HOST: '127.0.0.1', ...env }, undefined, log);
