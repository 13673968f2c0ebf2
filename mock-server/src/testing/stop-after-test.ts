import { onTestFinished } from 'vitest';

export const stopAfterTest = (server: { stop: () => Promise<void> }): void => {
  onTestFinished(() => server.stop());
};
