import { skipToken } from '@tanstack/react-query';

import { api } from './api';
import { ECONOMY_QUERIES } from './economy/keys';
import { bearerKey } from './query-client';
import { tokenOf } from './session/session';
import { useSessionState } from './session/session-context';

/** Credit balances of the signed-in person (§3 Credits). Acts of the market spend and bring them. */
export const useCredits = () => {
  const token = tokenOf(useSessionState());
  return api.credits.balances.useQuery({
    queryKey: bearerKey(token, ECONOMY_QUERIES, 'credits'),
    queryData: token ? {} : skipToken,
    select: ({ body }) => body,
  });
};
