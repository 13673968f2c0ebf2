import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Until everything that was asked is answered and shown, and what is loaded later is there too: only
 * then does it prove anything that something is not on the screen, or was not asked.
 */
export const settled = async (queryClient: QueryClient): Promise<void> => {
  let wasBusy = true;
  while (wasBusy) {
    wasBusy = queryClient.isFetching() > 0;
    // One turn of the event loop: React's effects and the cache's listeners have run after it.
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve));
    });
    wasBusy ||= queryClient.isFetching() > 0;
  }
};
