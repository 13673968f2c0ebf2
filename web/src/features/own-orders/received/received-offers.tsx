import type { WalletAddress } from '@trait-market/contract/shared';
import { useSearchParams } from 'react-router-dom';

import { ChoiceSelect } from '@/components/choice-select';
import { CollectionSelect } from '@/components/economy/items/collection-select';
import { WrappedHint } from '@/components/economy/prices/wrapped-hint';
import { EmptyNote } from '@/components/empty-note';
import { FilterLinks } from '@/components/filter-links';
import { FoldedFilters } from '@/components/filters/folded-filters';
import { PagedList } from '@/components/paged-list';
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
  const sort = searchParams.get('sort') === 'newest' ? 'newest' : 'value';
  const lastVisit = useLastVisit(address);
  const { name, empty, next } = orderLists['offers-received'];
  const list = useWalletOrders(address, 'offers-received', 'open', sort);
  const { data: total } = useOffersReceived(address);
  const { isHidden } = useHiddenOffers(address);
  const { data: hidden } = useHiddenOrders(address);
  const isShowingHidden = searchParams.get('hidden') === 'yes';
  const { collection, kind } = readOrderFilters(searchParams);
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
        count={countFilters({ ...NO_FILTERS, collection, kind }) + (sort === 'newest' ? 1 : 0)}
        before={
          <>
            {states}
            <WrappedHint isShort />
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
          value={sort === 'newest' ? sort : ''}
          choices={[['newest', 'Newest first']]}
          onChange={choose('sort')}
        />
      </FoldedFilters>
      {isNarrowed({ ...NO_FILTERS, collection, kind }) ? (
        <NarrowedOrders
          address={address}
          list="offers-received"
          filters={{
            ...NO_FILTERS,
            collection,
            kind,
            sort: sort === 'value' ? 'price-down' : undefined,
          }}
        >
          {(orders) => <ReceivedList address={address} orders={orders} lastVisit={lastVisit} />}
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
          {(orders) => <ReceivedList address={address} orders={orders} lastVisit={lastVisit} />}
        </PagedList>
      )}
    </div>
  );
}
