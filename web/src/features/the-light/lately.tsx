import { Link } from 'react-router-dom';

import { ActivityList } from '@/components/economy/activity/activity-list';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { paths } from '@/config/paths';
import { economyKeys } from '@/lib/economy/queries/keys';
import { activityApi } from '@/lib/economy/activity/activity-api';
import { useSession } from '@/lib/session/use-session';

const QUERY = { type: 'burn', limit: 5 } as const;

export function Lately() {
  const { address } = useSession();
  const query = activityApi.list.useQuery({
    queryKey: economyKeys.activity(QUERY),
    queryData: { query: QUERY },
    select: ({ body }) => body,
  });
  const { data, dataUpdatedAt, error } = query;
  if (data === undefined ? error === null : data.items.length === 0) return null;
  return (
    <Section
      title="Recently burned"
      aside={
        <Link
          to={`${paths.leaders}?metric=burned`}
          className="inline-block min-h-6 text-sm accent-underline"
        >
          Who has burned the most
        </Link>
      }
    >
      {data === undefined ? (
        <QueryFailure title="Couldn’t load what was burned last" query={query} />
      ) : (
        <div className="-mt-4 [&>ol]:border-t-0">
          <ActivityList activities={data.items} now={new Date(dataUpdatedAt)} you={address} />
        </div>
      )}
    </Section>
  );
}
