import { skipToken } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

import { api } from '@/lib/api';
import { bearerKey } from '@/lib/query-client';
import { connectedAddress, tokenOf, type Session } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';

/** The query's key. It has the session, so that old tokens' responses aren't reused (§7). */
export const taxStatusKey = (session: Session): string[] =>
  bearerKey(tokenOf(session), 'taxStatus', connectedAddress(session)?.toLowerCase() ?? '');

/** Fetches whether the declaration is outstanding, if a wallet is connected (§6, §7). */
export const useTaxStatus = () => {
  const session = useSessionState();
  return api.tax.status.useQuery({
    queryKey: taxStatusKey(session),
    queryData: connectedAddress(session) ? {} : skipToken,
    select: ({ body }) => body,
  });
};

export type TaxDeclarationState = 'unknown' | 'open' | 'no';

export const TaxDeclarationContext = createContext<TaxDeclarationState>('no');

/** Other dialogs must wait while the declaration is open: only one may be open at a time. */
export const useTaxDeclarationState = (): TaxDeclarationState => useContext(TaxDeclarationContext);
