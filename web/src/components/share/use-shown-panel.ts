import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a panel that has just opened into view and moves the focus into it. */
export const useShownPanel = (): RefObject<HTMLDivElement | null> => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    // The frame around the panel has to be visible as well.
    panel.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return panel;
};
