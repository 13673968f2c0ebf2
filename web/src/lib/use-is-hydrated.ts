import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false while prerendering and during hydration, when the user is unknown. */
export const useIsHydrated = (): boolean =>
  // The following render has low priority.
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
