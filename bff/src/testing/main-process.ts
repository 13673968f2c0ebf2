import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished } from 'vitest';

import { builtMain } from './built-main';
import { freePort } from './free-port';

/** The bundle as it is released, which starts four times as fast as the TypeScript sources. */
const MAIN = await builtMain();

type Run = {
  options?: readonly string[];
  args?: readonly string[];
  wrapper?: readonly string[];
  stdout?: 'pipe' | number;
};

/** Returns the id of the process that a wrapper process started. */
const onlyChildOf = (pid: number | undefined): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'));

export const runMain = (
  environment: Record<string, string>,
  { options = [], args = [], wrapper = [], stdout = 'pipe' }: Run = {},
) => {
  const command = [...wrapper, process.execPath, '--enable-source-maps', ...options, MAIN, ...args];
  const [file = '', ...rest] = command;
  const stdio: StdioOptions = ['ignore', stdout, 'pipe'];
  const child = spawn(file, rest, { env: { PATH: process.env['PATH'], ...environment }, stdio });
  onTestFinished(() => void child.kill('SIGKILL'));
  const written = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (written.out += chunk));
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (written.err += chunk));
  const ended = once(child, 'close');
  return {
    written,
    isRunning: (): boolean => child.exitCode === null && child.signalCode === null,
    descriptors: (): number => readdirSync(`/proc/${child.pid}/fd`).length,
    peakMemory: (): number => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
    },
    signal: (signal: NodeJS.Signals): void => {
      if (wrapper.length === 0) child.kill(signal);
      else process.kill(onlyChildOf(child.pid), signal);
    },
    end: async (): Promise<number | NodeJS.Signals | null> => {
      await ended;
      return child.exitCode ?? child.signalCode;
    },
  };
};

export const WORKING = {
  PORT: '0',
  HOST: '127.0.0.1',
  PROVIDER_URL: 'http://127.0.0.1:1',
  DRAIN_DELAY_MS: '0',
};

export const startMain = async (environment: Record<string, string> = {}, run: Run = {}) => {
  const port = await freePort();
  let metricsPort = await freePort();
  while (metricsPort === port) metricsPort = await freePort();
  const given = { ...WORKING, PORT: String(port), METRICS_PORT: String(metricsPort) };
  const bff = runMain({ ...given, ...environment }, run);
  const metricsUrl = `http://127.0.0.1:${metricsPort}`;
  const isReady = () =>
    fetch(`${metricsUrl}/healthz/ready`).then(
      ({ status }) => status,
      () => bff.written.err,
    );
  await expect.poll(isReady, { timeout: 30_000 }).toBe(200);
  return { ...bff, port, url: `http://127.0.0.1:${port}`, metricsUrl };
};
