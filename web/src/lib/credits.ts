import { skipToken } from '@tanstack/react-query';

import { api } from './api';
import { bearerKey } from './query-client';
import { useToken } from './session/session-context';

/** Part of the keys of all queries about credits, which actions of the market invalidate. */
export const CREDITS_QUERY = 'credits';

export const useCredits = () => {
  const token = useToken();
  return api.credits.balances.useQuery({
    queryKey: bearerKey(token, CREDITS_QUERY),
    queryData: token ? {} : skipToken,
    select: ({ body }) => body,
  });
};
