import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';

/** Linux counts process time in hundredths of a second. */
const TICK_US = 10_000;
const START_LIMIT_MS = 30_000;

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const CensusSchema = z.object({
  heap: z.number(),
  sockets: z.number(),
  timers: z.number(),
  handles: z.number(),
});
export type Census = z.infer<typeof CensusSchema>;

const LoopDelaySchema = z.object({ p99: z.number(), most: z.number() });
export type LoopDelay = z.infer<typeof LoopDelaySchema>;

const responds = (url: string): Promise<boolean> =>
  // A persistent connection would be counted among the server's connections.
  fetch(url, { headers: { connection: 'close' } }).then(
    async (response) => {
      await response.text();
      return true;
    },
    () => false,
  );

export const startServer = async (
  args: readonly string[],
  env: Record<string, string>,
  given?: number,
  /** The descriptor of a file for the standard output. */
  output?: number,
) => {
  const port = given ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', output ?? 'ignore', 'inherit', 'ipc'],
  });
  // Kills the server whether this process exits normally or by a signal.
  const kill = (): void => void server.kill('SIGKILL');
  process.once('exit', kill);
  server.once('exit', () => process.off('exit', kill));
  const { pid } = server;
  if (pid === undefined) throw new Error(`${args.join(' ')} could not be started`);
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await responds(`${url}/v1/users/me`))) {
    if (performance.now() > deadline) throw new Error(`${args.join(' ')} doesn't respond`);
    await pause(100);
  }
  return {
    url,
    port,
    cpu: (): number => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * TICK_US;
    },
    memory: (): number => {
      const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      return Number(kilobytes) / 1024;
    },
    peakMemory: (): number => {
      const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      return Number(kilobytes) / 1024;
    },
    descriptors: (): number => readdirSync(`/proc/${pid}/fd`).length,
    /** Counts live objects. The server must run with `census.ts` and `--expose-gc`. */
    census: async (): Promise<Census> => {
      const response = once(server, 'message');
      server.send('census');
      const [message] = await response;
      return CensusSchema.parse(message);
    },
    // Returns the event-loop delay since the last call. The server must run with `loop-delay.mjs`.
    loopDelay: async (): Promise<LoopDelay> => {
      const response = once(server, 'message');
      server.send('loop');
      const [message] = await response;
      return LoopDelaySchema.parse(message);
    },
    signal: (signal: NodeJS.Signals): void => void server.kill(signal),
    end: async (signal: NodeJS.Signals): Promise<number | null> => {
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
      return server.exitCode;
    },
    stop: async (): Promise<void> => {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
};

export type Server = Awaited<ReturnType<typeof startServer>>;
