import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the top when the page's subject changes, as for a new page. Back and Forward restore
 * the scroll position.
 *
 * @param chosen the page's subject
 */
export const useScrollToTop = (chosen: string): void => {
  const navigationType = useNavigationType();
  const before = useRef(chosen);
  useLayoutEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    if (navigationType === 'PUSH') window.scrollTo(0, 0);
  }, [chosen, navigationType]);
};
