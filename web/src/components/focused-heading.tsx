import { useEffect, useRef, type ReactNode } from 'react';

type FocusedHeadingProps = {
  /** 2 where it stands right under the page’s own heading; 3 in a dialog. */
  level?: 2 | 3;
  children: ReactNode;
};

/** Says what has come; takes the focus, so that whoever listens hears it. */
export function FocusedHeading({ level = 3, children }: FocusedHeadingProps) {
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} tabIndex={-1} className="font-semibold">
      {children}
    </Heading>
  );
}
