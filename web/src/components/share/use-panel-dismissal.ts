import { useEffect, type RefObject } from 'react';

/**
 * Closes a panel on Escape and on a click outside. Waits for the click, because the panel is in the
 * page's flow: closing it earlier would move the pressed control away from the pointer.
 */
export const usePanelDismissal = (
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void => {
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = new AbortController();
    const { signal } = leave;
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Node && !root.current?.contains(target)) close();
      },
      { signal },
    );
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.isComposing) return;
        // Otherwise, a dialog around the panel would close as well.
        event.stopPropagation();
        root.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
        close();
      },
      { capture: true, signal },
    );
    return () => leave.abort();
  }, [root, isOpen, close]);
};
