import { useLayoutEffect } from 'react';

/**
 * Disables scroll anchoring (`overflow-anchor`). Below a growing list the only stable content is
 * the footer: anchored to it, the window would follow the end of the list through all pages.
 */
export const useScrollUnanchored = (): void => {
  useLayoutEffect(() => {
    // Set on the body, not on the root element: fixed content would still be an anchor.
    const { style } = document.body;
    style.setProperty('overflow-anchor', 'none');
    return () => void style.removeProperty('overflow-anchor');
  }, []);
};
