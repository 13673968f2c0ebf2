import { useRef } from 'react';

/** Scrolls to the top of a list that changed. */
export const useRestart = () => {
  const summary = useRef<HTMLParagraphElement>(null);
  const restart = (keepsFocus: boolean): void => {
    const top = summary.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) summary.current?.scrollIntoView();
    if (!keepsFocus) summary.current?.focus({ preventScroll: true });
  };
  return { summary, restart };
};
