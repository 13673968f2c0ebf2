import { skipToken } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

import { api } from '@/lib/api';
import { bearerKey } from '@/lib/query-client';
import { connectedAddress, tokenOf, type Session } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';

/** One per wallet address (§7) and session, so that an answer to an earlier token never sticks. */
export const taxStatusKey = (session: Session): string[] =>
  bearerKey(tokenOf(session), 'taxStatus', connectedAddress(session)?.toLowerCase() ?? '');

/** Whether the connected wallet has declared; asked only when one is connected (§6, §7). */
export const useTaxStatus = () => {
  const session = useSessionState();
  return api.tax.status.useQuery({
    queryKey: taxStatusKey(session),
    queryData: connectedAddress(session) ? {} : skipToken,
    select: ({ body }) => body,
  });
};

/** Whether the declaration is `open`; `unknown` until that can be said. */
export type TaxDeclarationState = 'unknown' | 'open' | 'no';

export const TaxDeclarationContext = createContext<TaxDeclarationState>('no');

/** For other dialogs, which wait for it: one stands at a time. */
export const useTaxDeclarationState = (): TaxDeclarationState => useContext(TaxDeclarationContext);
