import manifest from '../package.json' with { type: 'json' };
import { startServer, type Server } from './process';

const [, ...ARGUMENTS] = manifest.scripts.start.split(' ');

export const startBffProcess = (
  env: Record<string, string>,
  options: readonly string[] = [],
): Promise<Server> => startServer([...options, ...ARGUMENTS], { HOST: '127.0.0.1', ...env });
