import { startMain } from './main-process';

// Starts the BFF in a separate process, so that its memory and descriptors don't include the
// test's.
export const startBffProcess = (environment: Record<string, string>) =>
  startMain(
    { LOG_LEVEL: 'fatal', SHEDDING: 'off', ...environment },
    { options: ['--max-semi-space-size=32', '--initial-old-space-size=96'] },
  );
