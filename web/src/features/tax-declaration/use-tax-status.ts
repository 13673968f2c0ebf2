import { skipToken } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

import { api } from '@/lib/api';
import { bearerKey } from '@/lib/query-client';
import { connectedAddress, tokenOf, type Session } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';

/**
 * One per wallet address (§7) and session, so that a response to an earlier token is never reused.
 */
export const taxStatusKey = (session: Session): string[] =>
  bearerKey(tokenOf(session), 'taxStatus', connectedAddress(session)?.toLowerCase() ?? '');

/** Fetches whether the connected wallet has declared; disabled without a wallet (§6, §7). */
export const useTaxStatus = () => {
  const session = useSessionState();
  return api.tax.status.useQuery({
    queryKey: taxStatusKey(session),
    queryData: connectedAddress(session) ? {} : skipToken,
    select: ({ body }) => body,
  });
};

/** Whether the declaration is `open`; `unknown` while loading. */
export type TaxDeclarationState = 'unknown' | 'open' | 'no';

export const TaxDeclarationContext = createContext<TaxDeclarationState>('no');

/** Returns the state for other dialogs: only one dialog is open at a time. */
export const useTaxDeclarationState = (): TaxDeclarationState => useContext(TaxDeclarationContext);
