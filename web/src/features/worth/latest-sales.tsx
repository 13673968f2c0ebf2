import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { ActivityList } from '@/components/economy/activity/activity-list';
import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { paths } from '@/config/paths';

import { useLatestSales } from './use-worth';

export function LatestSales({ address }: { address: WalletAddress }) {
  const query = useLatestSales(address);
  const { data, dataUpdatedAt, error } = query;
  return (
    <Section
      title="Latest sales"
      aside={
        <Link to={paths.dashboardHistory} className="text-sm font-semibold accent-underline">
          See all of your history
        </Link>
      }
    >
      {data && data.items.length > 0 && (
        <ActivityList activities={data.items} now={new Date(dataUpdatedAt)} you={address} />
      )}
      {data?.items.length === 0 && (
        <p className="text-muted">You haven’t bought or sold anything yet.</p>
      )}
      {!data && error === null && <RowsSkeleton label="Loading your latest sales" count={5} />}
      {!data && error !== null && (
        <QueryFailure title="Couldn’t load your latest sales" query={query} />
      )}
    </Section>
  );
}
