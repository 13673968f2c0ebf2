import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { cn } from '@/lib/cn';

/** The tooltip's maximum width and minimum distance from the viewport's edges, in CSS pixels. */
const WIDTH = 240;
const GAP = 8;
const MAX_HEIGHT = 80;

type Position = { left: number; top?: number; bottom?: number };

const positionNextTo = ({ left, top, bottom }: DOMRect): Position => ({
  left: Math.max(GAP, Math.min(left, document.documentElement.clientWidth - WIDTH - GAP)),
  ...(bottom + MAX_HEIGHT > window.innerHeight
    ? { bottom: window.innerHeight - top + GAP / 2 }
    : { top: bottom + GAP / 2 }),
});

type HintProps = {
  hint: string;
  children: ReactNode;
  className?: string;
};

export function Hint({ hint, children, className }: HintProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [position, setPosition] = useState<Position>();
  const show = () =>
    button.current && setPosition(positionNextTo(button.current.getBoundingClientRect()));
  const hide = () => setPosition(undefined);
  const isShown = position !== undefined;
  useEffect(() => {
    if (!isShown) return;
    // Hides the tooltip on scrolling, because its position is fixed and wouldn't follow its text.
    window.addEventListener('scroll', hide, { capture: true, once: true });
    return () => window.removeEventListener('scroll', hide, { capture: true });
  }, [isShown]);
  return (
    <button
      ref={button}
      type="button"
      aria-describedby={id}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={show}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
      className={cn(
        'inline-flex min-h-6 cursor-help items-center rounded-tag whitespace-nowrap tabular-nums underline decoration-dotted underline-offset-4',
        className,
      )}
    >
      {children}
      <span id={id} hidden>
        {hint}
      </span>
      {position &&
        createPortal(
          <span
            aria-hidden
            style={{ ...position, maxWidth: WIDTH }}
            className="fixed z-toast rounded-control border border-hairline bg-surface-raised px-3 py-2 text-sm text-foreground shadow-menu"
          >
            {hint}
          </span>,
          document.body,
        )}
    </button>
  );
}
