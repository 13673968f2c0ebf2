import { useQueryClient } from '@tanstack/react-query';

import { NOTICES, noticesApi } from './notices-api';

/** Marks notices as read, here and on every other device. */
export const useReadNotices = () => {
  const queryClient = useQueryClient();
  return noticesApi.read.useMutation({
    // After a failure too, since the response alone may have been lost.
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes(NOTICES) && !queryKey.includes('settings'),
      }),
  });
};
