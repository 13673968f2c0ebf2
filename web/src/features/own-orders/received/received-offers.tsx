import type { WalletAddress } from '@trait-market/contract/shared';
import { useSearchParams } from 'react-router-dom';

import { ChoiceSelect } from '@/components/choice-select';
import { CollectionSelect } from '@/components/economy/items/collection-select';
import { WrappedHint } from '@/components/economy/prices/wrapped-hint';
import { EmptyNote } from '@/components/empty-note';
import { FilterLinks } from '@/components/filter-links';
import { FoldedFilters } from '@/components/filters/folded-filters';
import { PagedList } from '@/components/paged-list';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';
import { useHiddenOffers } from '@/lib/economy/wallets/hidden-offers';
import { useHiddenOrders, useOffersReceived } from '@/lib/economy/wallets/received-offers';

import { grouped } from '@/lib/format/grouped';
import { NarrowedOrders } from '../narrowed/narrowed-orders';
import {
  countFilters,
  isNarrowed,
  kindNames,
  NO_FILTERS,
  type OrderFilterParam,
  receivedSortNames,
  readOrderFilters,
  withFilter,
} from '../narrowed/order-filters';
import { orderLists } from '../order-lists';
import { RowsLoading } from '../rows-loading';
import { useWalletOrders } from '../use-wallet-orders';
import { HiddenList } from './hidden-list';
import { ReceivedList } from './received-list';
import { useLastVisit } from './use-last-visit';

/** Shows the offers and trades that the user could accept, with the highest price first. */
export function ReceivedOffers({ address }: { address: WalletAddress }) {
  const [searchParams, setSearchParams] = useSearchParams();
  const isNewestFirst = searchParams.get('sort') === 'newest';
  const lastVisit = useLastVisit(address);
  const { name, empty, next } = orderLists['offers-received'];
  const list = useWalletOrders(
    address,
    'offers-received',
    'open',
    isNewestFirst ? 'newest' : 'value',
  );
  const { data: total } = useOffersReceived(address);
  const { isHidden } = useHiddenOffers(address);
  const { data: hidden } = useHiddenOrders(address);
  const { data: made } = useOpenOrders(address);
  const isShowingHidden = searchParams.get('hidden') === 'yes';
  const { collection, kind, sort } = readOrderFilters(searchParams, receivedSortNames);
  const filters = { ...NO_FILTERS, collection, kind, sort };
  const choose = (param: OrderFilterParam) => (value: string) =>
    setSearchParams((params) => withFilter(params, param, value), { preventScrollReset: true });
  const shown = list.items?.filter((order) => !isHidden(order)).length ?? 0;
  const states = (
    <FilterLinks
      label="Offers received"
      param="hidden"
      current={isShowingHidden ? 'yes' : 'no'}
      choices={[
        ['no', 'Open'],
        ['yes', hidden?.length ? `Hidden ${grouped(hidden.length)}` : 'Hidden'],
      ]}
    />
  );
  if (isShowingHidden)
    return (
      <div className="grid grid-cols-1 gap-4">
        {states}
        <HiddenList address={address} />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <FoldedFilters
        count={countFilters(filters) + (isNewestFirst ? 1 : 0)}
        before={
          <>
            {states}
            <WrappedHint className="max-sm:order-last sm:mx-2" />
          </>
        }
        className="sm:max-w-3xl grid grid-cols-2 gap-3 sm:grid-cols-3"
      >
        <div className="grid content-start gap-1">
          <CollectionSelect value={collection ?? ''} onChange={choose('collection')} />
        </div>
        <ChoiceSelect
          label="Kind"
          all="All kinds"
          value={kind ?? ''}
          choices={Object.entries(kindNames)}
          onChange={choose('kind')}
        />
        <ChoiceSelect
          label="Sort by"
          all="Highest first"
          value={isNewestFirst ? 'newest' : (sort ?? '')}
          choices={[['newest', 'Newest first'], ...Object.entries(receivedSortNames)]}
          onChange={choose('sort')}
        />
      </FoldedFilters>
      {isNarrowed(filters) ? (
        <NarrowedOrders
          address={address}
          list="offers-received"
          filters={{ ...filters, sort: sort ?? (isNewestFirst ? undefined : 'price-down') }}
        >
          {(orders) => <ReceivedList {...{ address, orders, lastVisit, made }} />}
        </NarrowedOrders>
      ) : (
        <PagedList
          list={list}
          counts={{ shown, total }}
          name={name}
          failure={`Couldn’t load your ${name}. Nothing has changed.`}
          loading={<RowsLoading name={`your ${name}`} shape="lines" hasSelection />}
          empty={<EmptyNote next={[next.label, next.to]}>{empty}</EmptyNote>}
        >
          {(orders) => <ReceivedList {...{ address, orders, lastVisit, made }} />}
        </PagedList>
      )}
    </div>
  );
}
