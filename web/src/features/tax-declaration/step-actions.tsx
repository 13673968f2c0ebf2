import type { ReactNode } from 'react';

/** The way back and the way on, side by side on the narrowest screen too: height is scarce there. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className="flex justify-end gap-2 max-sm:*:flex-1">{children}</div>;
}
