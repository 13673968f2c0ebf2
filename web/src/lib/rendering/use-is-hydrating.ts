import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns true on the server and during hydration, whose first render must equal the server's. The
 * change to false renders the component again, which `isNeeded: false` avoids.
 */
export const useIsHydrating = (isNeeded = true): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => isNeeded,
  );
