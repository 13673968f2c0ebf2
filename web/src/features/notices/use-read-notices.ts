import { useQueryClient } from '@tanstack/react-query';

import { NOTICES, noticesApi } from './notices-api';

export const useReadNotices = () => {
  const queryClient = useQueryClient();
  return noticesApi.read.useMutation({
    // Also after a failure, since only the response may have been lost.
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes(NOTICES) && !queryKey.includes('settings'),
      }),
  });
};
