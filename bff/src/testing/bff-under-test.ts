import { onTestFinished } from 'vitest';

import { readConfig } from '../config/config';
import { createLogger } from '../log/logger';
import { startBff, type Instruments } from '../start';
import { startScriptedProvider, type ScriptedProvider } from './scripted-provider';

export const startBffBefore = async (
  providerUrl: string,
  environment: Record<string, string> = {},
  instruments: Instruments = {},
) => {
  const logLines: string[] = [];
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    PROVIDER_URL: providerUrl,
    DRAIN_DELAY_MS: '0',
    DRAIN_DEADLINE_MS: '200',
    // Shedding is off by default, because the test and the provider load the same event loop.
    SHEDDING: instruments.measure === undefined ? 'off' : 'on',
    ...environment,
  });
  const bff = await startBff(
    config,
    createLogger(config.LOG_LEVEL, { write: (line) => void logLines.push(line) }),
    instruments,
  );
  onTestFinished(bff.stop);
  const metricsUrl = `http://127.0.0.1:${bff.metricsPort}`;
  const url = `http://127.0.0.1:${bff.port}`;
  return { url, metricsUrl, port: bff.port, stop: bff.stop, logLines };
};

export const startScripted = async (
  environment: Record<string, string> = {},
  instruments: Instruments = {},
) => {
  const provider: ScriptedProvider = await startScriptedProvider();
  // Cleanups run in reverse order, so this one, registered first, runs last.
  onTestFinished(provider.stop);
  return { provider, bff: await startBffBefore(provider.url, environment, instruments) };
};
