import { useDeferredValue } from 'react';

import { useIsHydrating } from './use-is-hydrating';

/** Returns false on the server and during hydration, while the user is still unknown. */
export const useIsHydrated = (): boolean =>
  // Defers the change, so that the render after hydration has a low priority.
  useDeferredValue(!useIsHydrating());
