import type { ActivityQuery } from '@trait-market/contract/economy/activity';

import { NewsButton } from '@/components/economy/news-button';
import { MARKET_PAGE, MARKET_POLL_MS } from '@/config/constants';
import { activityApi, type ActivityPageAnswer } from '@/lib/economy/activity-api';
import { economyKeys } from '@/lib/economy/keys';

type NewEventsProps = {
  query: ActivityQuery;
  /** The first page as it is shown. */
  first: ActivityPageAnswer;
  onShow: (fresh: ActivityPageAnswer) => void;
};

/** Asks again and again, while the page can be seen, what has happened since, and says so. */
export function NewEvents({ query, first, onShow }: NewEventsProps) {
  const { data } = activityApi.list.useQuery({
    queryKey: economyKeys.activity({ ...query, newest: true }),
    queryData: { query: { ...query, limit: MARKET_PAGE } },
    initialData: first,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: MARKET_POLL_MS,
  });
  const known = new Set(first.body.items.map(({ id }) => id));
  const firstKnown = data.body.items.findIndex(({ id }) => known.has(id));
  return (
    <NewsButton
      count={firstKnown === -1 ? data.body.items.length : firstKnown}
      one="new event"
      many="new events"
      onShow={() => onShow(data)}
    />
  );
}
