import { useEffect, useRef, type ReactNode } from 'react';

/** Says what has come; takes the focus, so that whoever listens hears it. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="font-semibold">
      {children}
    </h3>
  );
}
