import type { WalletAddress } from '@trait-market/contract/shared';
import { useSearchParams } from 'react-router-dom';

import { FilterLinks } from '@/components/filter-links';
import { NextLink } from '@/components/next-link';
import { QueryFailure } from '@/components/query-failure';
import { ShowMore } from '@/components/show-more';
import { useActions } from '@/lib/actions/actions-context';
import { useOffersReceived } from '@/lib/economy/wallets/wallet-queries';
import { grouped } from '@/lib/format/grouped';

import { orderListOf, orderLists, type OrderListName } from './order-lists';
import { OrderRow } from './order-row';
import { RowsLoading } from './rows-loading';
import { useWalletOrders } from './use-wallet-orders';

function OrderList({ address, list }: { address: WalletAddress; list: OrderListName }) {
  const actions = useActions();
  const { items, total, error, isFetching, isFetchingNextPage, fetchMore, retry } = useWalletOrders(
    address,
    list,
  );
  const { side, name, empty, next } = orderLists[list];
  return (
    <>
      {error && (
        <div className="mb-6">
          <QueryFailure
            title={`Couldn’t load your ${name}. Nothing has changed.`}
            isOutOfDate={items !== undefined}
            error={error}
            isRetrying={isFetching}
            onRetry={retry}
          />
        </div>
      )}
      {!items && !error && <RowsLoading name={`your ${name}`} shape="lines" />}
      {items?.length === 0 && (
        <div className="max-w-text">
          <p className="mb-5 text-muted">{empty}</p>
          <NextLink to={next.to}>{next.label}</NextLink>
        </div>
      )}
      {items && items.length > 0 && (
        <>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {items.map((order) => (
              <OrderRow
                key={order.hash}
                order={order}
                side={side}
                onCancel={() => actions.start({ kind: 'cancel', orders: [order] })}
                onAccept={() => actions.start({ kind: 'accept', order })}
              />
            ))}
          </ul>
          <ShowMore
            shown={items.length}
            total={total}
            name={name}
            isLoading={isFetchingNextPage}
            onMore={fetchMore}
          />
        </>
      )}
    </>
  );
}

export function OrdersView({ address }: { address: WalletAddress }) {
  const [searchParams] = useSearchParams();
  const list = orderListOf(searchParams);
  const received = useOffersReceived(address);
  return (
    <div className="grid gap-8">
      <FilterLinks
        label="Orders"
        param="show"
        current={list}
        choices={Object.entries(orderLists).map(([value, { tab }]) => [
          value,
          value === 'offers-received' && received ? `${tab} ${grouped(received)}` : tab,
        ])}
      />
      <div>
        <OrderList key={list} address={address} list={list} />
      </div>
    </div>
  );
}
