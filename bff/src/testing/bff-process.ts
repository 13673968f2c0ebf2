import { startMain } from './main-process';

/**
 * A BFF in a process of its own, so that its memory and descriptors are its alone, until the test is
 * finished.
 */
export const startBffProcess = (environment: Record<string, string>) =>
  startMain(
    { LOG_LEVEL: 'fatal', SHEDDING: 'off', ...environment },
    { options: ['--max-semi-space-size=32', '--initial-old-space-size=128'] },
  );
