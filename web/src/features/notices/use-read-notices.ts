import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReadNotices } from '@trait-market/contract/economy/notices';

import { bodyOf } from '@/lib/body-of';

import { NOTICES, noticesClient } from './notices-client';

/** Marks notices as read, here and on every other device. */
export const useReadNotices = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: ReadNotices) => bodyOf(await noticesClient.read({ body })),
    // Where it failed they are as they were, which is shown again too.
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes(NOTICES) && !queryKey.includes('settings'),
      }),
  });
};
