import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

import { freePort } from './free-port';

const ADVICE =
  'No redis-server found: install one (`apt-get install redis-server`), or set REDIS_SERVER_PATH.';

const run = async (port: number) => {
  const server = spawn(
    process.env['REDIS_SERVER_PATH'] ?? 'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: '/' },
  );
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(ADVICE, { cause: error })));
    server.once('exit', () => reject(new Error(`redis-server ended:\n${output}`)));
    server.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (output.includes('Ready to accept connections')) resolve();
    });
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  onTestFinished(stop);
  return stop;
};

/**
 * Starts a Redis server.
 * @throws Error with advice when Redis isn't installed
 */
export const startRedis = async () => {
  const port = await freePort();
  let stop = await run(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => stop(),
    restart: async (): Promise<void> => {
      stop = await run(port);
    },
  };
};
