import { useEffect, type RefObject } from 'react';

/**
 * Dismisses what is open when a person presses outside of it, the focus goes elsewhere, or they go
 * back or forward: at once, not when the other page has arrived, since by then they may have opened
 * it again.
 *
 * @param dismiss the same function at every rendering
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
