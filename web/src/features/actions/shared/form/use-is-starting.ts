import { useState } from 'react';

/**
 * Returns whether a form still waits for its first data. A failed query that its review repeats
 * must not put the skeleton back in place of the form.
 */
export const useIsStarting = (isLoading: boolean): boolean => {
  const [wasReady, setReady] = useState(false);
  if (!isLoading && !wasReady) setReady(true);
  return isLoading && !wasReady;
};
