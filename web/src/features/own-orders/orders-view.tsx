import type { WalletAddress } from '@trait-market/contract/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { type RefObject, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { FilterLinks } from '@/components/filter-links';
import { WrappedHint } from '@/components/economy/prices/wrapped-hint';
import { paths } from '@/config/paths';
import { useActions } from '@/lib/actions/actions-context';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';
import { useOffersReceived } from '@/lib/economy/wallets/received-offers';
import { grouped } from '@/lib/format/grouped';

import { ChoiceBar } from './choice-bar';
import { isOpen } from './order-kinds';
import { orderListOf, orderLists, type OrderListName } from './order-lists';
import { NarrowedOrders } from './narrowed/narrowed-orders';
import { OrderFilterBar } from './narrowed/order-filter-bar';
import { isNarrowed, readOrderFilters } from './narrowed/order-filters';
import { OrderRow } from './order-row';
import { ReceivedOffers } from './received/received-offers';
import { RowHeads } from './row-heads';
import { RowsLoading } from './rows-loading';
import { useChoice, type Choice } from './use-choice';
import { useWalletOrders } from './use-wallet-orders';
import { PagedList } from '@/components/paged-list';
import { EmptyNote } from '@/components/empty-note';

const MADE_HEADS = ['Item', 'Price', 'Compared', 'State'] as const;

type OrderListProps = { address: WalletAddress; list: OrderListName };

type RowsProps = {
  orders: readonly WalletOrder[];
  choice?: Choice;
  ref?: RefObject<HTMLUListElement | null>;
};

function Rows({ orders, choice, ref }: RowsProps) {
  const actions = useActions();
  return (
    <>
      <RowHeads orders={orders} names={MADE_HEADS} hasSelection={choice !== undefined} />
      <ul
        ref={ref}
        tabIndex={-1}
        className="divide-y divide-hairline border-y border-hairline outline-none"
      >
        {orders.map((order) => (
          <OrderRow
            key={order.hash}
            order={order}
            choice={choice}
            onCancel={() => actions.start({ kind: 'cancel', orders: [order] })}
          />
        ))}
      </ul>
    </>
  );
}

type SelectableRowsProps = {
  orders: readonly WalletOrder[];
  /** The orders that "Select all" selects, if not all of them are shown. */
  all?: readonly WalletOrder[];
};

function SelectableRows({ orders, all = orders }: SelectableRowsProps) {
  const open = all.filter(isOpen);
  const choice = useChoice(open);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ChoiceBar orders={open} choice={choice} list={list} />
      <Rows ref={list} orders={orders} choice={choice} />
    </>
  );
}

const STEP = 30;

function OpenOrders({ address, list }: OrderListProps) {
  const { name, kinds, empty, next } = orderLists[list];
  const [shown, setShown] = useState(STEP);
  const query = useOpenOrders(address);
  const open = query.data?.filter(({ kind }) => kinds.includes(kind));
  const total = open?.length ?? 0;
  return (
    <PagedList
      list={{
        items: open?.slice(0, shown),
        total,
        error: query.error,
        isFetching: query.isFetching,
        isFetchingNextPage: false,
        fetchMore: shown < total ? () => setShown(shown + STEP) : undefined,
        refetch: query.refetch,
      }}
      name={name}
      failure={`Couldn’t load your ${name}. Nothing has changed.`}
      loading={<RowsLoading name={`your ${name}`} shape="lines" hasSelection />}
      empty={<EmptyNote next={[next.label, next.to]}>{empty}</EmptyNote>}
    >
      {(orders) => <SelectableRows orders={orders} all={open ?? orders} />}
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
          <h2 className="mb-3 font-display text-lg font-bold">Filled, canceled and expired</h2>
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
    <div className="grid gap-4 sm:gap-6 xl:gap-4">
      <div className="grid gap-4 sm:gap-6 xl:flex xl:flex-row-reverse xl:items-center xl:justify-end">
        {isMade && (
          <p className="max-w-text text-muted max-sm:hidden xl:ml-auto">
            To fix orders that are undercut, outbid, about to end or inactive, see{' '}
            <Link to={paths.dashboardRadar} className="accent-underline">
              Orders at risk
            </Link>
            .
          </p>
        )}
        <FilterLinks
          label="Orders"
          param="show"
          current={list}
          choices={Object.entries(orderLists).map(([value, { tab, phoneTab = tab }]) => {
            const count = value === 'offers-received' && received ? ` ${grouped(received)}` : '';
            return [value, `${tab}${count}`, `${phoneTab}${count}`];
          })}
        />
      </div>
      {isMade && (
        <OrderFilterBar
          filters={filters}
          before={list === 'offers-made' && <WrappedHint className="max-sm:order-last" />}
        />
      )}
      <div>
        {isMade && isNarrowed(filters) && (
          <NarrowedOrders key={list} address={address} list={list} filters={filters}>
            {(orders) => <SelectableRows orders={orders} />}
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
