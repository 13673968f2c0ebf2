import { useEffect, type RefObject } from 'react';

/** Dismisses on a press or focus outside the element, and on Back before the page re-renders. */
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
