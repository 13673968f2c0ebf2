import type { WalletAddress } from '@trait-market/contract/shared';
import { useSearchParams } from 'react-router-dom';

import { EmptyNote } from '@/components/empty-note';
import { FilterLinks } from '@/components/filter-links';
import { PagedList } from '@/components/paged-list';
import { useHiddenOffers } from '@/lib/economy/wallets/hidden-offers';
import { useOffersReceived } from '@/lib/economy/wallets/received-offers';

import { orderLists } from '../order-lists';
import { RowsLoading } from '../rows-loading';
import { useWalletOrders } from '../use-wallet-orders';
import { ReceivedList } from './received-list';
import { useLastVisit } from './use-last-visit';

/** Shows the offers and trades that the user could accept, with the highest price first. */
export function ReceivedOffers({ address }: { address: WalletAddress }) {
  const [searchParams] = useSearchParams();
  const sort = searchParams.get('sort') === 'newest' ? 'newest' : 'value';
  const lastVisit = useLastVisit(address);
  const { name, empty, next } = orderLists['offers-received'];
  const list = useWalletOrders(address, 'offers-received', 'open', sort);
  const { data: total } = useOffersReceived(address);
  const { isHidden } = useHiddenOffers(address);
  const shown = list.items?.filter((order) => !isHidden(order)).length ?? 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      <FilterLinks
        label="Sort by"
        param="sort"
        current={sort}
        choices={[
          ['value', 'Highest first'],
          ['newest', 'Newest first'],
        ]}
      />
      <div>
        <PagedList
          list={list}
          counts={{ shown, total }}
          name={name}
          failure={`Couldn’t load your ${name}. Nothing has changed.`}
          loading={<RowsLoading name={`your ${name}`} shape="lines" />}
          empty={<EmptyNote next={[next.label, next.to]}>{empty}</EmptyNote>}
        >
          {(orders) => <ReceivedList address={address} orders={orders} lastVisit={lastVisit} />}
        </PagedList>
      </div>
    </div>
  );
}
