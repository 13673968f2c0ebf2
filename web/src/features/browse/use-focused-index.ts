import { useEffect, useState, type RefObject } from 'react';

export const useFocusedIndex = (list: RefObject<HTMLElement | null>): number | undefined => {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const follow = ({ target }: FocusEvent) => {
      const item = target instanceof Element ? target.closest('[data-index]') : null;
      setFocused(item instanceof HTMLElement ? Number(item.dataset['index']) : undefined);
    };
    const forget = () => setFocused(undefined);
    element.addEventListener('focusin', follow);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', follow);
      element.removeEventListener('focusout', forget);
    };
  }, [list]);
  return focused;
};
