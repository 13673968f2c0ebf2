import { useEffect, useRef, type ReactNode } from 'react';

type FocusedHeadingProps = {
  /** The heading's level: 2 directly below the page’s own heading, 3 in a dialog. */
  level?: 2 | 3;
  children: ReactNode;
};

/** The heading of new content. It takes the focus, so that screen readers announce it. */
export function FocusedHeading({ level = 3, children }: FocusedHeadingProps) {
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const dialog = heading.current?.closest('[role=dialog]');
    // Scrolls a dialog to its start, whose title and subject are above the heading.
    heading.current?.focus({ preventScroll: Boolean(dialog) });
    if (dialog) dialog.scrollTop = 0;
  }, []);
  return (
    <Heading ref={heading} tabIndex={-1} className="font-semibold">
      {children}
    </Heading>
  );
}
