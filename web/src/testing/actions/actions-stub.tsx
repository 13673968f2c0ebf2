import type { ReactNode } from 'react';
import { vi } from 'vitest';

import { ActionsContext, type Actions, type Unfinished } from '@/lib/actions/actions-context';

export const stubActions = () => {
  const start = vi.fn<Actions['start']>();
  const unfinished = vi.fn<() => Promise<Unfinished | null>>(async () => null);
  return {
    start,
    unfinished,
    within: (children: ReactNode) => (
      <ActionsContext value={{ start, unfinished }}>{children}</ActionsContext>
    ),
  };
};
