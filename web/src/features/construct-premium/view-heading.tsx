import { useEffect, useRef } from 'react';

type ViewHeadingProps = {
  /** Whether the user came from another view. Its link unmounts, so the heading takes focus. */
  hasMoved: boolean;
  children: string;
};

export function ViewHeading({ hasMoved, children }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const mayFocus = useRef(hasMoved);
  useEffect(() => {
    if (mayFocus.current) heading.current?.focus();
    mayFocus.current = false;
  }, []);
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className="scroll-mt-24 font-display text-lg font-bold wrap-anywhere"
    >
      {children}
    </h2>
  );
}
