import { useMutation } from '@tanstack/react-query';
import type { ProfilePayload } from '@trait-market/contract/v1/users';

import { apiClient } from '@/lib/api';
import { isRefusal } from '@/lib/app-error';

import { useUserChanged } from './own-profile';

/**
 * Creates the profile where there is none and updates it otherwise (§7). Nothing is shown before
 * the provider has agreed: a name may be taken.
 */
export const useSaveProfile = ({ exists }: { exists: boolean }) => {
  const userChanged = useUserChanged();
  return useMutation({
    mutationFn: (body: ProfilePayload) =>
      exists ? apiClient.users.updateProfile({ body }) : apiClient.users.createProfile({ body }),
    onSuccess: (_, known) => userChanged(known),
    // Made or removed elsewhere meanwhile: asked anew, so that the next try is the right one.
    onError: (error) => isRefusal(error, 404, 409) && void userChanged({}),
  });
};
