import type { QueryClient } from '@tanstack/react-query';
import type { DrawLog } from '@trait-market/contract/economy/draw-log';
import type { DrawReceipt } from '@trait-market/contract/economy/draws';
import { useState } from 'react';

import type { PageCheck } from './verify-page';

type State = { check?: PageCheck; error?: unknown; isChecking: boolean };

/** Runs the check of the log. Its code loads when it starts. */
export const useVerification = () => {
  const [state, setState] = useState<State>({ isChecking: false });
  const verify = async (
    queryClient: QueryClient,
    log: DrawLog,
    entries: readonly DrawReceipt[],
  ): Promise<void> => {
    setState({ isChecking: true });
    try {
      const { verifyPage } = await import('./verify-page');
      setState({ check: await verifyPage(queryClient, log, entries), isChecking: false });
    } catch (error) {
      setState({ error, isChecking: false });
    }
  };
  return { ...state, verify };
};
