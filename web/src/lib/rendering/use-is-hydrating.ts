import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns true on the server and during hydration, whose first render must equal the server's. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
