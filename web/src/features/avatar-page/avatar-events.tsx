import type { AvatarDetail } from '@trait-market/contract/economy/avatars';

import { ActivityList } from '@/components/economy/activity/activity-list';
import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { useAvatarHistory } from '@/lib/economy/avatars/avatar-queries';
import { useSession } from '@/lib/session/use-session';

const SHOWN = 8;

const salesText = (count: number): string => (count === 1 ? 'Sold once' : `Sold ${count} times`);

export function AvatarEvents({ avatar }: { avatar: AvatarDetail }) {
  const { address } = useSession();
  const query = useAvatarHistory(avatar);
  const { data, dataUpdatedAt, error } = query;
  return (
    <Section
      title="Sales and activity"
      aside={
        data !== undefined &&
        data.sales.length > 0 && (
          <span className="text-sm text-muted tabular-nums">{salesText(data.sales.length)}</span>
        )
      }
    >
      {data && data.items.length > 0 && (
        <ActivityList
          activities={data.items.slice(0, SHOWN)}
          now={new Date(dataUpdatedAt)}
          you={address}
        />
      )}
      {data?.items.length === 0 && (
        <p className="text-sm text-muted">It has never been listed or sold.</p>
      )}
      {!data && error === null && <RowsSkeleton label="Loading its sales" count={3} />}
      {!data && error !== null && <QueryFailure title="Couldn’t load its sales" query={query} />}
    </Section>
  );
}
