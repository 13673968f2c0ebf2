import { useLayoutEffect } from 'react';

/**
 * Keeps the browser from scrolling along with what it takes for the content that is read
 * (`overflow-anchor`). After the end of a list that grows stands only what is the same on each page: it
 * would carry the window down with it, to a new end, and so on through the whole list.
 */
export const useScrollUnanchored = (): void => {
  useLayoutEffect(() => {
    // Not of the root element: what is positioned in the window itself would still be held on to.
    const { style } = document.body;
    style.setProperty('overflow-anchor', 'none');
    return () => void style.removeProperty('overflow-anchor');
  }, []);
};
