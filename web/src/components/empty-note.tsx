import type { ReactNode } from 'react';

import { EmptyFrame } from './page/empty-frame';
import { NextLink } from './next-link';

type EmptyNoteProps = { children: ReactNode; next: readonly [label: string, to: string] };

/** Says that a list is empty, and links to what the user can do next. */
export function EmptyNote({ children, next: [label, to] }: EmptyNoteProps) {
  return (
    <EmptyFrame>
      <p className="mb-5 text-muted">{children}</p>
      <NextLink to={to}>{label}</NextLink>
    </EmptyFrame>
  );
}
