import { useState } from 'react';

/**
 * Returns whether a form or a list still waits for its first data. A failed query that is repeated
 * must not put the skeleton back in its place.
 */
export const useIsStarting = (isLoading: boolean): boolean => {
  const [wasReady, setReady] = useState(false);
  if (!isLoading && !wasReady) setReady(true);
  return isLoading && !wasReady;
};
