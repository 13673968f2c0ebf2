import { skipToken, useQueryClient } from '@tanstack/react-query';
import type { User } from '@trait-market/contract/v1/users';
import { useState } from 'react';

import { api } from '@/lib/api';
import { isRefusal } from '@/lib/app-error';
import { currentUserKey } from '@/lib/session/current-user';
import { publicProfileKey } from '@/lib/public-profile';
import { bearerKey } from '@/lib/query-client';
import { connectedAddress, tokenOf } from '@/lib/session/session';
import { useSessionState, useToken } from '@/lib/session/session-context';

const ownProfileKey = (token: string | undefined) => bearerKey(token, 'profile');

export const useOwnProfile = () => {
  const token = useToken();
  const { data, error, ...query } = api.users.profile.useQuery({
    queryKey: ownProfileKey(token),
    queryData: token ? {} : skipToken,
    select: ({ body }) => body,
  });
  // A refetch clears the query's error, but the form to create the profile must stay.
  const [missingFor, setMissingFor] = useState<string>();
  const isMissing = isRefusal(error, 404);
  if (isMissing && missingFor !== token) setMissingFor(token);
  if (query.isSuccess && missingFor !== undefined) setMissingFor(undefined);
  const wasMissing = data === undefined && missingFor === token && token !== undefined;
  return {
    ...query,
    data: isMissing || wasMissing ? null : data,
    error: isMissing ? null : error,
  };
};

/** Updates the cached user and refetches, because the responses are undocumented (§7). */
export const useUserChanged = () => {
  const queryClient = useQueryClient();
  const session = useSessionState();
  const token = tokenOf(session);
  const address = connectedAddress(session);

  return async (known: Partial<User>): Promise<void> => {
    const { me, profile } = api.initQueryClient(queryClient).users;
    me.setQueryData(
      currentUserKey(token),
      (cached) => cached && { ...cached, body: { ...cached.body, ...known } },
    );
    profile.setQueryData(
      ownProfileKey(token),
      (cached) => cached && { ...cached, body: { ...cached.body, ...known } },
    );
    const stale = [
      currentUserKey(token),
      ownProfileKey(token),
      ...(address ? [publicProfileKey(address)] : []),
    ];
    await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
};
