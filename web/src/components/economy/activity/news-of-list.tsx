import { useQuery, type QueryKey } from '@tanstack/react-query';

import { useMarketPoll } from '@/lib/economy/live/use-market-poll';

import { NewsButton } from './news-button';

type NewsOfListProps<Page> = {
  /** The first page as it is shown, the newest first. */
  first: Page;
  /** What the newest page is kept under: another key than that of the list. */
  queryKey: QueryKey;
  fetchNewest: (signal: AbortSignal) => Promise<Page>;
  /** What there is more of: "new event", "new events". */
  one: string;
  many: string;
  onShow: (newest: Page) => void;
};

/** Asks again and again, while the page can be seen, what has come to a list since, and says so. */
export function NewsOfList<Page extends { items: readonly { id: string }[] }>({
  first,
  queryKey,
  fetchNewest,
  one,
  many,
  onShow,
}: NewsOfListProps<Page>) {
  const { data } = useQuery<Page>({
    queryKey,
    queryFn: ({ signal }) => fetchNewest(signal),
    initialData: first,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: useMarketPoll(),
  });
  const newest = data ?? first;
  const known = new Set(first.items.map(({ id }) => id));
  const firstKnown = newest.items.findIndex(({ id }) => known.has(id));
  return (
    <NewsButton
      count={firstKnown === -1 ? newest.items.length : firstKnown}
      one={one}
      many={many}
      onShow={() => onShow(newest)}
    />
  );
}
