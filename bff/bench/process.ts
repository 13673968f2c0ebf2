import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Linux counts a process' time in hundredths of a second. */
const TICK_US = 10_000;
const START_LIMIT_MS = 30_000;

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (answer) => {
      await answer.text();
      return true;
    },
    () => false,
  );

/** Starts a server and waits until it answers at `/v1/users/me`. */
export const startServer = async (args: readonly string[], env: Record<string, string>) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { pid } = server;
  if (pid === undefined) throw new Error(`${args.join(' ')} could not be started`);
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await answers(`${url}/v1/users/me`))) {
    if (performance.now() > deadline) throw new Error(`${args.join(' ')} does not answer`);
    await pause(100);
  }
  return {
    url,
    /** Processor time so far, in microseconds: of the user and of the system. */
    cpu: (): number => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * TICK_US;
    },
    /** Memory in use, in MB. */
    memory: (): number => {
      const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      return Number(kilobytes) / 1024;
    },
    stop: async (): Promise<void> => {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
};

export type Server = Awaited<ReturnType<typeof startServer>>;
