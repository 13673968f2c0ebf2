import { useLayoutEffect } from 'react';

/** Below a growing list, scroll anchoring would follow the footer through all pages. */
export const useScrollUnanchored = (): void => {
  useLayoutEffect(() => {
    // Set on the body, not on the root element: fixed content would still be an anchor.
    const { style } = document.body;
    style.setProperty('overflow-anchor', 'none');
    return () => void style.removeProperty('overflow-anchor');
  }, []);
};
