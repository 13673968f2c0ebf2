import { useQueryClient } from '@tanstack/react-query';

import { NOTICES, noticesApi } from './notices-api';

export const useReadNotices = () => {
  const queryClient = useQueryClient();
  return noticesApi.read.useMutation({
    // Refetches after a failure too, because only the response may be lost.
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes(NOTICES) && !queryKey.includes('settings'),
      }),
  });
};
