import type { WalletAddress } from '@trait-market/contract/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { Link, useSearchParams } from 'react-router-dom';

import { FilterLinks } from '@/components/filter-links';
import { paths } from '@/config/paths';
import { useActions } from '@/lib/actions/actions-context';
import { useOffersReceived } from '@/lib/economy/wallets/received-offers';
import { grouped } from '@/lib/format/grouped';

import { orderListOf, orderLists, type OrderListName } from './order-lists';
import { NarrowedOrders } from './narrowed/narrowed-orders';
import { OrderFilterBar } from './narrowed/order-filter-bar';
import { isNarrowed, readOrderFilters } from './narrowed/order-filters';
import { OrderRow } from './order-row';
import { ReceivedOffers } from './received/received-offers';
import { RowsLoading } from './rows-loading';
import { useWalletOrders } from './use-wallet-orders';
import { PagedList } from '@/components/paged-list';
import { EmptyNote } from '@/components/empty-note';

type OrderListProps = { address: WalletAddress; list: OrderListName };

function Rows({ orders }: { orders: readonly WalletOrder[] }) {
  const actions = useActions();
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {orders.map((order) => (
        <OrderRow
          key={order.hash}
          order={order}
          onCancel={() => actions.start({ kind: 'cancel', orders: [order] })}
        />
      ))}
    </ul>
  );
}

function OpenOrders({ address, list }: OrderListProps) {
  const { name, empty, next } = orderLists[list];
  return (
    <PagedList
      list={useWalletOrders(address, list, 'open')}
      name={name}
      failure={`Couldn’t load your ${name}. Nothing has changed.`}
      loading={<RowsLoading name={`your ${name}`} shape="lines" />}
      empty={<EmptyNote next={[next.label, next.to]}>{empty}</EmptyNote>}
    >
      {(orders) => <Rows orders={orders} />}
    </PagedList>
  );
}

function ClosedOrders({ address, list }: OrderListProps) {
  const name = `closed ${orderLists[list].name}`;
  return (
    <PagedList
      list={useWalletOrders(address, list, 'closed')}
      name={name}
      failure={`Couldn’t load your ${name}. Nothing has changed.`}
      loading={null}
      empty={null}
    >
      {(orders) => (
        <section className="mt-12">
          <h2 className="mb-3 font-display text-lg font-bold">Filled, canceled and ended</h2>
          <Rows orders={orders} />
        </section>
      )}
    </PagedList>
  );
}

export function OrdersView({ address }: { address: WalletAddress }) {
  const [searchParams] = useSearchParams();
  const list = orderListOf(searchParams);
  const isMade = orderLists[list].side === 'made';
  const filters = { ...readOrderFilters(searchParams), kind: undefined };
  const { data: received } = useOffersReceived(address);
  return (
    <div className="grid gap-8">
      <p className="max-w-text text-muted">
        All your orders by kind, with closed ones.{' '}
        <Link to={paths.dashboardRadar} className="accent-underline">
          The radar shows what needs attention
        </Link>
        .
      </p>
      <FilterLinks
        label="Orders"
        param="show"
        current={list}
        choices={Object.entries(orderLists).map(([value, { tab }]) => [
          value,
          value === 'offers-received' && received ? `${tab} ${grouped(received)}` : tab,
        ])}
      />
      {isMade && <OrderFilterBar filters={filters} />}
      <div>
        {isMade && isNarrowed(filters) && (
          <NarrowedOrders key={list} address={address} list={list} filters={filters}>
            {(orders) => <Rows orders={orders} />}
          </NarrowedOrders>
        )}
        {list === 'offers-received' && <ReceivedOffers key={address} address={address} />}
        {isMade && !isNarrowed(filters) && (
          <>
            <OpenOrders key={list} address={address} list={list} />
            <ClosedOrders key={`closed ${list}`} address={address} list={list} />
          </>
        )}
      </div>
    </div>
  );
}
