import { useEffect, useRef, type RefObject } from 'react';

/** When a region becomes empty, returns its focus to the last element outside that had it. */
export const useFocusReturn = (place: RefObject<HTMLElement | null>, isEmpty: boolean): void => {
  const origin = useRef<Element>(null);

  useEffect(() => {
    const remember = () => {
      const region = place.current?.closest('[role=region]');
      if (!region?.contains(document.activeElement)) origin.current = document.activeElement;
    };
    remember();
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [place]);

  useEffect(() => {
    if (!isEmpty || !place.current?.contains(document.activeElement)) return;
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
  }, [place, isEmpty]);
};
