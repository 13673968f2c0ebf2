import type { ReactNode } from 'react';

/** The Back and Continue buttons, in one row even on narrow screens, which lack height. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className="flex justify-end gap-2 max-sm:*:flex-1">{children}</div>;
}
