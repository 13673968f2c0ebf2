import type { WalletAddress } from '@trait-market/contract/shared';
import { useSearchParams } from 'react-router-dom';

import { FilterLinks } from '@/components/filter-links';
import { useActions } from '@/lib/actions/actions-context';
import { useOffersReceived } from '@/lib/economy/wallets/wallet-queries';
import { grouped } from '@/lib/format/grouped';

import { orderListOf, orderLists, type OrderListName } from './order-lists';
import { OrderRow } from './order-row';
import { RowsLoading } from './rows-loading';
import { useWalletOrders } from './use-wallet-orders';
import { PagedList } from '@/components/paged-list';
import { EmptyNote } from '@/components/empty-note';

function OrderList({ address, list }: { address: WalletAddress; list: OrderListName }) {
  const actions = useActions();
  const { side, name, empty, next } = orderLists[list];
  return (
    <PagedList
      list={useWalletOrders(address, list)}
      name={name}
      failure={`Couldn’t load your ${name}. Nothing has changed.`}
      loading={<RowsLoading name={`your ${name}`} shape="lines" />}
      empty={<EmptyNote next={[next.label, next.to]}>{empty}</EmptyNote>}
    >
      {(orders) => (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {orders.map((order) => (
            <OrderRow
              key={order.hash}
              order={order}
              side={side}
              onCancel={() => actions.start({ kind: 'cancel', orders: [order] })}
              onAccept={() => actions.start({ kind: 'accept', order })}
            />
          ))}
        </ul>
      )}
    </PagedList>
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
