import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

import { cn } from '@/lib/cn';

/** The height that the page's end and everything that floats leave for the bar (`globals.css`). */
const HEIGHT = '--selection-bar';

type SelectionFrameProps = {
  label: string;
  /** The focus moves to the bar when a pressed button unmounts. */
  ref?: RefObject<HTMLElement | null>;
  /** A class of the content. */
  className?: string;
  children: ReactNode;
};

/** The bar of selected items, at the bottom edge of the window, so that it never moves their list. */
export function SelectionFrame({ label, ref, className, children }: SelectionFrameProps) {
  const own = useRef<HTMLElement>(null);
  const bar = ref ?? own;
  // Measures after each render, because each change of the content renders the frame.
  useLayoutEffect(() => {
    const root = document.documentElement.style;
    const measure = () => root.setProperty(HEIGHT, `${bar.current?.offsetHeight ?? 0}px`);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={label}
      className="selection-bar fixed inset-x-0 bottom-0 z-notice max-h-[50dvh] overflow-y-auto border-t border-hairline bg-surface -outline-offset-2 print:hidden"
    >
      <div
        className={cn(
          'page-columns py-3 max-sm:py-2 pointer-coarse:[&_button]:min-h-11',
          className,
        )}
      >
        {children}
      </div>
    </section>
  );
}
