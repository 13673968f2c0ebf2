import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Waits until all requests have been answered and rendered, and lazy code has loaded. Only then can
 * a test assert that something isn't on the screen or wasn't requested.
 */
export const settled = async (queryClient: QueryClient): Promise<void> => {
  let wasBusy = true;
  while (wasBusy) {
    wasBusy = queryClient.isFetching() > 0;
    // One turn of the event loop runs React's effects and the cache's listeners.
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve));
    });
    wasBusy ||= queryClient.isFetching() > 0;
  }
};
