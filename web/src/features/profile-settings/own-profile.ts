import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@trait-market/contract/v1/users';

import { api, apiClient } from '@/lib/api';
import { isRefusal } from '@/lib/app-error';
import { bodyOf } from '@/lib/body-of';
import { currentUserKey } from '@/lib/session/current-user';
import { publicProfileKey } from '@/lib/public-profile';
import { bearerKey } from '@/lib/query-client';
import { connectedAddress, tokenOf } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';

const ownProfileKey = (token: string | undefined) => bearerKey(token, 'profile');

const fetchOwnProfile = async (signal: AbortSignal): Promise<User | null> => {
  try {
    return bodyOf(await apiClient.users.profile({ fetchOptions: { signal } }));
  } catch (error) {
    if (isRefusal(error, 404)) return null;
    throw error;
  }
};

/** The profile of the signed-in person; null when the provider knows of none. */
export const useOwnProfile = () => {
  const token = tokenOf(useSessionState());
  return useQuery({
    queryKey: ownProfileKey(token),
    queryFn: token ? ({ signal }) => fetchOwnProfile(signal) : skipToken,
  });
};

/**
 * Tells every screen that the signed-in person has changed: what is known is shown at once, since
 * the answers of the writes are not documented (§7), and then everything is asked for again.
 */
export const useUserChanged = () => {
  const queryClient = useQueryClient();
  const session = useSessionState();
  const token = tokenOf(session);
  const address = connectedAddress(session);

  return async (known: Partial<User>): Promise<void> => {
    const { me } = api.initQueryClient(queryClient).users;
    me.setQueryData(currentUserKey(token), (cached) =>
      cached ? { ...cached, body: { ...cached.body, ...known } } : cached,
    );
    queryClient.setQueryData<User | null>(
      ownProfileKey(token),
      (cached) => cached && { ...cached, ...known },
    );
    const stale = [
      currentUserKey(token),
      ownProfileKey(token),
      ...(address ? [publicProfileKey(address)] : []),
    ];
    await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
};
