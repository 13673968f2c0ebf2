import manifest from '../package.json' with { type: 'json' };
import { startServer, type Server } from './process';

/** Node's options and the program from the `start` script. */
const [, ...ARGUMENTS] = manifest.scripts.start.split(' ');

/**
 * Starts the built BFF with production settings on this machine's address.
 *
 * @param options additional options of Node
 */
export const startBffProcess = (
  env: Record<string, string>,
  options: readonly string[] = [],
): Promise<Server> => startServer([...options, ...ARGUMENTS], { HOST: '127.0.0.1', ...env });
