import { useEffect, type RefObject } from 'react';

/**
 * Dismisses an open element on presses or focus outside it, and on Back and Forward. It doesn't
 * wait until the next page is rendered, because the user may have reopened the element by then.
 */
export const useDismissal = (
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: () => void,
): void => {
  useEffect(() => {
    if (!isOpen) return undefined;
    const dismissOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) dismiss();
    };
    document.addEventListener('pointerdown', dismissOutside);
    document.addEventListener('focusin', dismissOutside);
    window.addEventListener('popstate', dismiss);
    return () => {
      document.removeEventListener('pointerdown', dismissOutside);
      document.removeEventListener('focusin', dismissOutside);
      window.removeEventListener('popstate', dismiss);
    };
  }, [root, isOpen, dismiss]);
};
