import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Waits for requests and lazy code; before, a test can't assert that something is absent. */
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
