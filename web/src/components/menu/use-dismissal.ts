import { useEffect, type RefObject } from 'react';

/**
 * Dismisses an open element on a press outside, a focus change, Back or Forward. It doesn't wait
 * for the next page to load, because the user may have reopened it by then.
 *
 * @param dismiss must be stable between renderings
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
