import manifest from '../package.json' with { type: 'json' };
import { startServer, type Server } from './process';

/** The options of Node and the program, as the script `start` has them. */
const [, ...ARGUMENTS] = manifest.scripts.start.split(' ');

/**
 * Starts the built BFF as it is started in production, on this machine's own address.
 *
 * @param options further options of Node
 */
export const startBffProcess = (
  env: Record<string, string>,
  options: readonly string[] = [],
): Promise<Server> => startServer([...options, ...ARGUMENTS], { HOST: '127.0.0.1', ...env });
