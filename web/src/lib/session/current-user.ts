import { skipToken } from '@tanstack/react-query';

import { api } from '../api';
import { bearerKey } from '../query-client';
import { useToken } from './session-context';

export const currentUserKey = (token: string | undefined) => bearerKey(token, 'me');

/** Fetches the signed-in user. Sends no request without a token (§4 Current user). */
export const useCurrentUser = () => {
  const token = useToken();
  return api.users.me.useQuery({
    queryKey: currentUserKey(token),
    queryData: token ? {} : skipToken,
    meta: token ? { currentUser: { token } } : {},
    select: ({ body }) => body,
  });
};
