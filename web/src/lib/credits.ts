import { skipToken } from '@tanstack/react-query';

import { api } from './api';
import { bearerKey } from './query-client';
import { tokenOf } from './session/session';
import { useSessionState } from './session/session-context';

/** Names the balances among the queries of a session: acts of the market spend credits and bring them. */
export const CREDITS_QUERY = 'credits';

/** Credit balances of the signed-in person (§3 Credits). */
export const useCredits = () => {
  const token = tokenOf(useSessionState());
  return api.credits.balances.useQuery({
    queryKey: bearerKey(token, CREDITS_QUERY),
    queryData: token ? {} : skipToken,
    select: ({ body }) => body,
  });
};
