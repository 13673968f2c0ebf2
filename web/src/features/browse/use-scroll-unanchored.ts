import { useLayoutEffect } from 'react';

/** Disables scroll anchoring, which would follow the footer through all pages of a list. */
export const useScrollUnanchored = (): void => {
  useLayoutEffect(() => {
    // On the root element, content with a fixed position could still be the anchor.
    const { style } = document.body;
    style.setProperty('overflow-anchor', 'none');
    return () => void style.removeProperty('overflow-anchor');
  }, []);
};
