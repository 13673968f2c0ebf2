import { startMain } from './main-process';

/** Separates the BFF's memory and descriptors from the test's. */
export const startBffProcess = (environment: Record<string, string>) =>
  startMain(
    { LOG_LEVEL: 'fatal', SHEDDING: 'off', ...environment },
    { options: ['--max-semi-space-size=32', '--initial-old-space-size=96'] },
  );
