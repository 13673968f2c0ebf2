import { useCallback, useRef } from 'react';

import { isRefusal } from '@/lib/app-error';

type Options = { cancelRefetch?: boolean };

type PageResult = {
  error: unknown;
  isFetchNextPageError: boolean;
  data: { pages: readonly { body: { nextCursor: string | null } }[] } | undefined;
};

type InfiniteList = {
  fetchNextPage: (options?: Options) => Promise<PageResult>;
  refetch: () => Promise<unknown>;
};

/** Fetches the next page. Starts over once if the server rejects an expired cursor. */
export const useNextPage = ({ fetchNextPage, refetch }: InfiniteList) => {
  const refused = useRef<string | null>(null);
  return useCallback(
    async (options?: Options): Promise<void> => {
      const { error, isFetchNextPageError, data } = await fetchNextPage(options);
      const cursor = data?.pages.at(-1)?.body.nextCursor ?? null;
      if (!isFetchNextPageError || !isRefusal(error, 400) || cursor === refused.current) return;
      refused.current = cursor;
      await refetch();
    },
    [fetchNextPage, refetch],
  );
};
