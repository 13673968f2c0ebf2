import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '@/lib/api';
import { FALLBACK_TEXT, serverMessage } from '@/lib/app-error';
import { useSessionState } from '@/lib/session/session-context';
import { taxDraft } from '@/lib/storage';
import { toasts } from '@/lib/toasts';

import { taxStatusKey } from './use-tax-status';

/**
 * Submits the declaration. A failure is told in the server's words or in the fallback, never as a
 * status (§8). The status is asked again after a failure too: the answer alone may have been lost.
 */
export const useDeclareTax = (onDeclared: () => void) => {
  const queryClient = useQueryClient();
  const queryKey = taxStatusKey(useSessionState());
  return useMutation({
    mutationFn: api.tax.declare.mutate,
    onSuccess: () => {
      taxDraft.clear();
      onDeclared();
    },
    onError: (error) =>
      toasts.show({
        kind: 'error',
        header: 'Error',
        description: serverMessage(error) ?? FALLBACK_TEXT,
      }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey });
    },
  });
};
