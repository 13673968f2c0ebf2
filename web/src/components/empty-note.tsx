import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { EmptyFrame } from './page/empty-frame';
import { Button } from './ui/button';
import { buttonVariants } from './ui/button-variants';

type EmptyNoteProps = {
  /** One sentence. */
  children: ReactNode;
  /** The label of the button, and its address or what it does. */
  next: readonly [label: string, to: string | (() => void)];
};

const LARGE = 'h-11 max-w-full';

/** Says in one sentence that a list is empty, next to a picture, and has one button for the next step. */
export function EmptyNote({ children, next: [label, to] }: EmptyNoteProps) {
  return (
    <EmptyFrame>
      <p className="mb-5 text-muted">{children}</p>
      {typeof to === 'string' ? (
        <Link to={to} className={buttonVariants({ className: LARGE })}>
          {label}
        </Link>
      ) : (
        <Button className={LARGE} onClick={to}>
          {label}
        </Button>
      )}
    </EmptyFrame>
  );
}
