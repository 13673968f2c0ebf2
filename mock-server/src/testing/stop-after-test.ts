import { onTestFinished } from 'vitest';

/** Stops a server at the end of the test. */
export const stopAfterTest = (server: { stop: () => Promise<void> }): void => {
  onTestFinished(() => server.stop());
};
