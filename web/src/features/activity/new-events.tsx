import { useQuery } from '@tanstack/react-query';
import type { ActivityPage, ActivityQuery } from '@trait-market/contract/economy/activity';

import { NewsButton } from '@/components/economy/news-button';
import { MARKET_PAGE } from '@/config/constants';
import { fetchActivity } from '@/lib/economy/fetch-activity';
import { economyKeys } from '@/lib/economy/keys';
import { useMarketPoll } from '@/lib/economy/use-market-poll';

type NewEventsProps = {
  query: ActivityQuery;
  /** The first page as it is shown. */
  first: ActivityPage;
  onShow: (fresh: ActivityPage) => void;
};

/** Asks again and again, while the page can be seen, what has happened since, and says so. */
export function NewEvents({ query, first, onShow }: NewEventsProps) {
  const { data } = useQuery({
    queryKey: economyKeys.activity({ ...query, newest: true }),
    queryFn: ({ signal }) => fetchActivity({ ...query, limit: MARKET_PAGE }, signal),
    initialData: first,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: useMarketPoll(),
  });
  const known = new Set(first.items.map(({ id }) => id));
  const firstKnown = data.items.findIndex(({ id }) => known.has(id));
  return (
    <NewsButton
      count={firstKnown === -1 ? data.items.length : firstKnown}
      one="new event"
      many="new events"
      onShow={() => onShow(data)}
    />
  );
}
