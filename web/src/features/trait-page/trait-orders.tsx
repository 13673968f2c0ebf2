import type { Order, OrderKind, OrderPage } from '@trait-market/contract/economy/orders';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { ReactNode } from 'react';

import { Day } from '@/components/economy/activity/day';
import { OrderAction } from '@/components/economy/order-action';
import { TradePictures } from '@/components/economy/trade-pictures';
import { TradeTerms } from '@/components/economy/trade-terms';
import { PartyCell } from '@/components/economy/people/party-cell';
import { PartyLink } from '@/components/economy/people/party-link';
import { PriceText } from '@/components/economy/prices/price-text';
import { RowEstimate } from '@/components/economy/prices/row-estimate';
import { QueryFailure } from '@/components/query-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { itemName, itemsText } from '@/lib/economy/orders/item-words';
import { wantedCoin } from '@/lib/economy/orders/trade-coin';
import { isOwnOrder } from '@/lib/economy/orders/order-makers';
import { useSession } from '@/lib/session/use-session';
import { editionsText } from '@/lib/format/editions-text';
import { useTraitOrders } from '@/lib/economy/traits/trait-queries';

import { Section } from '@/components/page/section';
import { TableHead } from '@/components/table-head';

const cell = 'py-2.5 pr-3 align-middle';

function PricedOrders({
  orders,
  by,
  label,
  trait,
}: {
  orders: readonly Order[];
  by: string;
  label: string;
  trait: TraitDetail;
}) {
  const { address } = useSession();
  return (
    <table className="w-full text-sm">
      <TableHead
        columns={[
          'Price',
          ['Editions', 'hidden sm:table-cell'],
          by,
          ['Ends', 'hidden sm:table-cell'],
          ['Action', '', true],
        ]}
      />
      <tbody>
        {orders.map((order) => (
          <tr key={order.hash} className="border-t border-hairline">
            <td className={`${cell} font-semibold`}>
              {order.unitPrice && (
                <>
                  <PriceText price={order.unitPrice} />
                  <RowEstimate price={order.unitPrice} />
                </>
              )}
              {isOwnOrder(order, address) && (
                <span className="mt-1 block w-fit rounded-tag bg-foreground px-1.5 py-0.5 text-xs text-ground">
                  {`Your ${order.kind}`}
                </span>
              )}
              {order.gets[0]?.kind === 'any' && (
                <span className="block text-xs font-normal text-muted">
                  for {itemName(order.gets[0])}
                </span>
              )}
              <span className="block text-xs font-normal text-muted tabular-nums sm:hidden">
                {editionsText(order.remaining)}
              </span>
            </td>
            <td className={`${cell} hidden tabular-nums sm:table-cell`}>{order.remaining}</td>
            <PartyCell party={order.maker} />
            <td className={`${cell} hidden text-muted sm:table-cell`}>
              <Day at={order.expiresAt} />
            </td>
            <td className="py-2 text-right">
              <OrderAction
                order={order}
                label={label}
                traitId={trait.id}
                {...(order.kind === 'offer' && {
                  given: `1 ${itemName({ kind: 'trait', trait, quantity: 1 })}`,
                })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Trades({ orders }: { orders: readonly Order[] }) {
  return (
    <ul className="text-sm">
      {orders.map((order) => (
        <li
          key={order.hash}
          className="flex items-center justify-between gap-4 border-t border-hairline py-3 first:border-t-0"
        >
          <div className="min-w-0">
            <TradePictures order={order} />
            <p className="break-words">
              <TradeTerms order={order} />
            </p>
            <p className="mt-0.5 text-xs text-muted">
              <PartyLink party={order.maker} you="You" />, until <Day at={order.expiresAt} />
            </p>
          </div>
          <OrderAction
            order={order}
            label="Accept"
            given={itemsText(order.gets, wantedCoin(order.unitPrice))}
          />
        </li>
      ))}
    </ul>
  );
}

type KindProps = {
  trait: TraitDetail;
  kind: OrderKind;
  title: string;
  empty: string;
  children: (orders: OrderPage['items']) => ReactNode;
};

function OrdersOfKind({ trait, kind, title, empty, children }: KindProps) {
  const query = useTraitOrders(trait.id, kind);
  const { data, error } = query;
  return (
    <Section title={title} count={data?.total}>
      {data &&
        (data.items.length === 0 ? (
          <p className="text-sm text-muted">{empty}</p>
        ) : (
          children(data.items)
        ))}
      {data && data.total > data.items.length && (
        <p className="mt-3 text-sm text-muted">
          {`Showing the best ${data.items.length} of ${data.total}.`}
        </p>
      )}
      {!data && error === null && <Skeleton className="h-24 w-full rounded-control" />}
      {!data && error !== null && (
        <QueryFailure title={`Couldn’t load the ${title.toLowerCase()}`} query={query} />
      )}
    </Section>
  );
}

export function TraitOrders({ trait }: { trait: TraitDetail }) {
  return (
    <>
      <OrdersOfKind
        trait={trait}
        kind="listing"
        title="Listings"
        empty="No one is selling it right now. Make an offer, and any holder can accept it."
      >
        {(orders) => <PricedOrders orders={orders} by="Seller" label="Buy" trait={trait} />}
      </OrdersOfKind>
      <div id="offers" className="scroll-mt-24">
        <OrdersOfKind trait={trait} kind="offer" title="Offers" empty="No offers yet.">
          {(orders) => <PricedOrders orders={orders} by="Bidder" label="Accept" trait={trait} />}
        </OrdersOfKind>
      </div>
      <div id="trades" className="scroll-mt-24">
        <OrdersOfKind
          trait={trait}
          kind="trade"
          title="Trades"
          empty="No trade proposals yet. Offer your own traits or avatars for it instead of money."
        >
          {(orders) => <Trades orders={orders} />}
        </OrdersOfKind>
      </div>
    </>
  );
}
