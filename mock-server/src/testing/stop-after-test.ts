import { onTestFinished } from 'vitest';

/** Stops a server when the test that started it is over. */
export const stopAfterTest = (server: { stop: () => Promise<void> }): void => {
  onTestFinished(() => server.stop());
};
