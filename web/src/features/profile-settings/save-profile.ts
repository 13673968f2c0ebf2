import type { ProfilePayload } from '@trait-market/contract/v1/users';

import { api } from '@/lib/api';
import { useUserChanged } from '@/lib/own-profile/own-profile';

/** Saves without an optimistic update, because the username may be taken (§7). */
export const useSaveProfile = ({ exists }: { exists: boolean }) => {
  const userChanged = useUserChanged();
  const options = {
    onSuccess: (_: unknown, { body = {} }: { body?: ProfilePayload }) => userChanged(body),
    // Refetches, because only the response may be lost, or the profile was created or removed
    // elsewhere. A retry then sends the right call.
    onError: () => void userChanged({}),
  };
  const update = api.users.updateProfile.useMutation(options);
  const create = api.users.createProfile.useMutation(options);
  // The latest call counts: after a creation, its outcome must still be shown.
  const last = create.submittedAt > update.submittedAt ? create : update;
  return {
    isPending: last.isPending,
    isSuccess: last.isSuccess,
    error: last.error,
    sent: last.variables?.body,
    mutateAsync: (body: ProfilePayload) => (exists ? update : create).mutateAsync({ body }),
    reset: () => {
      update.reset();
      create.reset();
    },
  };
};
