import type { WalletAddress } from '@trait-market/contract/shared';

import { ActivityList } from '@/components/economy/activity/activity-list';
import { paths } from '@/config/paths';

import { useWalletHistory } from './use-wallet-history';
import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { PagedList } from '@/components/paged-list';
import { EmptyNote } from '@/components/empty-note';

type WalletHistoryProps = { address: WalletAddress; isOwn: boolean };

export function WalletHistory({ address, isOwn }: WalletHistoryProps) {
  const history = useWalletHistory(address);
  return (
    <PagedList
      list={history}
      name="events"
      failure="Couldn’t load your history. Nothing is lost."
      loading={<RowsSkeleton label="Loading your history" count={6} />}
      empty={
        <EmptyNote next={['Go to the market', paths.market]}>
          {isOwn ? 'You haven’t' : 'This wallet hasn’t'} listed, offered, bought or sold anything
          here yet.
        </EmptyNote>
      }
    >
      {(activities) => (
        <ActivityList
          activities={activities}
          now={history.fetchedAt}
          you={isOwn ? address : undefined}
        />
      )}
    </PagedList>
  );
}
