import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Shows a page from its top when something else is chosen for it, as a page that is newly opened. Back and
 * Forward lead to where it was left.
 *
 * @param chosen what the page is about now
 */
export const useBeginAtTop = (chosen: string): void => {
  const navigationType = useNavigationType();
  const before = useRef(chosen);
  useLayoutEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    if (navigationType === 'PUSH') window.scrollTo(0, 0);
  }, [chosen, navigationType]);
};
