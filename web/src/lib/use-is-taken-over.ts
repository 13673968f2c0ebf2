import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether what is drawn may depend on who looks, and on where the product runs. It may not in what the
 * build draws, nor in the first moment of a page, which takes that over as it is.
 */
export const useIsTakenOver = (): boolean =>
  // What then changes is drawn between the frames.
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
