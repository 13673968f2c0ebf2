import type { ReactNode } from 'react';
import { vi } from 'vitest';

import { ActionsContext, type Actions } from '@/lib/actions/actions-context';

export const stubActions = () => {
  const start = vi.fn<Actions['start']>();
  return {
    start,
    within: (children: ReactNode) => <ActionsContext value={{ start }}>{children}</ActionsContext>,
  };
};
