import type { ReactNode } from 'react';

/** Back and Continue share a row even on narrow screens, because these lack height. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className="flex justify-end gap-2 max-sm:*:flex-1">{children}</div>;
}
