import type { ReactNode } from 'react';

import { EmptyPlinthArt } from './art/empty-plinth-art';
import { NextLink } from './next-link';

type EmptyNoteProps = { children: ReactNode; next: readonly [label: string, to: string] };

/** Says that a list is empty, and links to what the user can do next. */
export function EmptyNote({ children, next: [label, to] }: EmptyNoteProps) {
  return (
    <div className="max-w-2xl grid items-center gap-x-6 gap-y-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="w-48 max-w-full">
        <EmptyPlinthArt />
      </div>
      <div>
        <p className="mb-5 text-muted">{children}</p>
        <NextLink to={to}>{label}</NextLink>
      </div>
    </div>
  );
}
