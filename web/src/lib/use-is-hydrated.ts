import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns whether rendering may depend on the user and the deployment: false while prerendering and
 * during hydration.
 */
export const useIsHydrated = (): boolean =>
  // The following render has low priority.
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
