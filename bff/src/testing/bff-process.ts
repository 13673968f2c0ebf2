import { startMain } from './main-process';

/**
 * Starts a BFF in a separate process, to measure its memory and descriptors, until the test has
 * finished.
 */
export const startBffProcess = (environment: Record<string, string>) =>
  startMain(
    { LOG_LEVEL: 'fatal', SHEDDING: 'off', ...environment },
    { options: ['--max-semi-space-size=32', '--initial-old-space-size=128'] },
  );
