import { useEffect, type RefObject } from 'react';

/**
 * Dismisses what is open when a person presses outside of it, or the focus goes elsewhere.
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
    return () => {
      document.removeEventListener('pointerdown', dismissOutside);
      document.removeEventListener('focusin', dismissOutside);
    };
  }, [root, isOpen, dismiss]);
};
