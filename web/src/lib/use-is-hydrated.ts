import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false during prerendering and hydration, while the user is still unknown. */
export const useIsHydrated = (): boolean =>
  // Defers the change, so that the render after hydration has a low priority.
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
