import type { ActivityPage, ActivityQuery } from '@trait-market/contract/economy/activity';

import { NewsOfList } from '@/components/economy/activity/news-of-list';
import { MARKET_PAGE } from '@/config/constants';
import { activityApi } from '@/lib/economy/activity/activity-api';
import { useNewsOptions } from '@/lib/economy/live/news-options';
import { economyKeys } from '@/lib/economy/queries/keys';

type ActivityNewsProps = {
  query: ActivityQuery;
  first: ActivityPage;
  onShow: (newest: ActivityPage) => void;
};

export function ActivityNews({ query, first, onShow }: ActivityNewsProps) {
  const { data: newest } = activityApi.list.useQuery({
    queryKey: economyKeys.activity({ ...query, newest: true }),
    queryData: { query: { ...query, limit: MARKET_PAGE } },
    select: ({ body }) => body,
    ...useNewsOptions(first),
  });
  return (
    <NewsOfList first={first} newest={newest} one="new event" many="new events" onShow={onShow} />
  );
}
