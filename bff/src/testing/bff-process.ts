import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/**
 * A BFF in a process of its own, so that its memory and descriptors are its alone, until the test is
 * finished.
 */
export const startBffProcess = async (environment: Record<string, string>) => {
  const bff = spawn(process.execPath, ['--max-semi-space-size=32', '--import', 'tsx', MAIN], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      PROVIDER_URL: 'http://127.0.0.1:1',
      LOG_LEVEL: 'fatal',
      SHEDDING: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    if (bff.exitCode !== null || bff.signalCode !== null) return;
    const ended = once(bff, 'exit');
    bff.kill('SIGKILL');
    await ended;
  });
  const [line] = await once(bff.stdout.setEncoding('utf8'), 'data');
  const port = Number(/localhost:(\d+)/.exec(String(line))?.[1]);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    isRunning: (): boolean => bff.exitCode === null && bff.signalCode === null,
    descriptors: (): number => readdirSync(`/proc/${bff.pid}/fd`).length,
    /** The most that was resident at any time, in bytes. */
    peakMemory: (): number => {
      const status = readFileSync(`/proc/${bff.pid}/status`, 'utf8');
      return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
    },
  };
};
