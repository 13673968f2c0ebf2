import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Scrolls to the top when the query of the address shows something else, except on Back and Forward. */
export const useScrollToTop = (shown: string): void => {
  const navigationType = useNavigationType();
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (navigationType === 'PUSH') window.scrollTo(0, 0);
  }, [shown, navigationType]);
};
