import type { ReactNode } from 'react';
import { vi } from 'vitest';

import { ActsContext, type Acts } from '@/lib/acts/acts-context';

/** Stands in for the dialogs of acts: remembers what was started. */
export const stubActs = () => {
  const start = vi.fn<Acts['start']>();
  return {
    start,
    within: (children: ReactNode) => <ActsContext value={{ start }}>{children}</ActsContext>,
  };
};
