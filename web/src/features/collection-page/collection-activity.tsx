import type { ActivityQuery } from '@trait-market/contract/economy/activity';

import { ActivityList } from '@/components/economy/activity/activity-list';
import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { NextLink } from '@/components/next-link';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { paths } from '@/config/paths';
import { activityApi } from '@/lib/economy/activity/activity-api';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useMarketPoll } from '@/lib/economy/live/use-market-poll';
import { useSession } from '@/lib/session/use-session';

const SHOWN = 8;

export function CollectionActivity({ slug }: { slug: string }) {
  const query: ActivityQuery = {
    collection: [slug],
    type: ['sale', 'listing', 'offer'],
    limit: SHOWN,
  };
  const request = activityApi.list.useQuery({
    queryKey: economyKeys.activity(query),
    queryData: { query },
    select: ({ body }) => body,
    refetchInterval: useMarketPoll(),
  });
  const { address } = useSession();
  const { data, dataUpdatedAt, error } = request;
  return (
    <Section title="Activity">
      {data && data.items.length > 0 && (
        <ActivityList
          activities={data.items}
          now={new Date(dataUpdatedAt)}
          you={address}
          isInSection
        />
      )}
      {data?.items.length === 0 && <p className="text-sm text-muted">No activity yet.</p>}
      {!data && error === null && <RowsSkeleton label="Loading the activity" count={SHOWN} />}
      {!data && error !== null && (
        <QueryFailure title="Couldn’t load the activity" query={request} />
      )}
      <p className="mt-6">
        <NextLink to={paths.activityOf(slug)}>See all activity</NextLink>
      </p>
    </Section>
  );
}
