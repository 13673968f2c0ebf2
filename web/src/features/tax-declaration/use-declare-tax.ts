import { useQueryClient } from '@tanstack/react-query';

import type { WalletAddress } from '@trait-market/contract/shared';

import { api } from '@/lib/api';
import { FALLBACK_TEXT, serverMessage } from '@/lib/app-error';
import { showFailure } from '@/lib/failure-toast';
import { useSessionState } from '@/lib/session/session-context';
import { taxDraft } from '@/lib/storage';

import { taxStatusKey } from './use-tax-status';

/** Refetches after a failure, because only the response may be lost. Hides status codes (§8). */
export const useDeclareTax = (address: WalletAddress, onDeclared: () => void) => {
  const queryClient = useQueryClient();
  const queryKey = taxStatusKey(useSessionState());
  return api.tax.declare.useMutation({
    onSuccess: () => {
      taxDraft(address).clear();
      onDeclared();
    },
    onError: (error) =>
      showFailure(error, { header: 'Error', description: serverMessage(error) ?? FALLBACK_TEXT }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey });
    },
  });
};
