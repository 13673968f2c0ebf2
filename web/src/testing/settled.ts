import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Waits for requests and code: before, a test can't conclude that something is absent. */
export const settled = async (queryClient: QueryClient): Promise<void> => {
  let wasBusy = true;
  while (wasBusy) {
    wasBusy = queryClient.isFetching() > 0;
    // One turn of the event loop runs the effects of React and the listeners of the query cache.
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve));
    });
    wasBusy ||= queryClient.isFetching() > 0;
  }
};
