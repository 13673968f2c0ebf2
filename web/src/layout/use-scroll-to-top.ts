import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A page that was newly chosen begins at its top; going back is left to the browser. */
export const useScrollToTop = (): void => {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  useLayoutEffect(() => {
    if (navigationType !== 'POP' && hash === '') window.scrollTo(0, 0);
  }, [pathname, hash, navigationType]);
};
