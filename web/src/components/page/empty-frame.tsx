import type { ReactNode } from 'react';

import { EmptyPlinthArt } from '../art/empty-plinth-art';

/** An empty plinth beside the reason why a list is empty, and what the user can do next. */
export function EmptyFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid max-w-text items-center gap-x-8 gap-y-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="w-48 max-w-full">
        <EmptyPlinthArt />
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
