import { skipToken } from '@tanstack/react-query';

import { api } from './api';
import { bearerKey } from './query-client';
import { tokenOf } from './session/session';
import { useSessionState } from './session/session-context';

/** Credit balances of the signed-in person (§3 Credits). */
export const useCredits = () => {
  const token = tokenOf(useSessionState());
  return api.credits.balances.useQuery({
    queryKey: bearerKey(token, 'credits'),
    queryData: token ? {} : skipToken,
    select: ({ body }) => body,
  });
};
