import type { Order, OrderKind } from '@trait-market/contract/economy/orders';
import type { Item } from '@trait-market/contract/economy/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Day } from '@/components/economy/activity/day';
import { OrderAction } from '@/components/economy/order-action';
import { TradeTerms } from '@/components/economy/trade-terms';
import { PartyCell } from '@/components/economy/people/party-cell';
import { PartyLink } from '@/components/economy/people/party-link';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { PriceText } from '@/components/economy/prices/price-text';
import { RowEstimate } from '@/components/economy/prices/row-estimate';
import { OrderTag } from '@/components/economy/reserved/order-tag';
import { PagedList } from '@/components/paged-list';
import { Skeleton } from '@/components/ui/skeleton';
import { coinSymbol, worthText } from '@/lib/economy/amounts/coin-amount';
import { itemName, itemPath, itemsText } from '@/lib/economy/orders/item-words';
import { wantedCoin } from '@/lib/economy/orders/trade-coin';
import { isOwnOrder } from '@/lib/economy/orders/order-makers';
import { useRepriced } from '@/lib/economy/orders/use-repriced';
import { useReservedListings } from '@/lib/economy/orders/use-reserved-listings';
import { useSession } from '@/lib/session/use-session';
import { editionsText } from '@/lib/format/editions-text';
import { signedSizeText } from '@/lib/economy/traits/set-by-root';
import { useTraitOrders } from '@/lib/economy/traits/trait-queries';
import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';
import { useTraitOrderPages } from '@/lib/economy/traits/use-trait-order-pages';

import { Section } from '@/components/page/section';
import { TableHead } from '@/components/table-head';

const cell = 'py-2.5 pr-3 align-middle';

/** Names the set that an offer is for, and says how many traits it has. */
function WantedSet({ wanted }: { wanted: Item }) {
  const size = wanted.kind === 'any' && signedSizeText(wanted.criteria);
  return (
    <span className="block text-xs font-normal text-muted">
      for{' '}
      <Link
        translate="no"
        to={itemPath(wanted)}
        className="underline decoration-hairline underline-offset-4 hover:decoration-accent"
      >
        {itemName(wanted)}
      </Link>
      {size && ` (${size})`}
    </span>
  );
}

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
  const repricedOf = useRepriced();
  const { data: owned } = useOwnedTraits(address, trait.collection);
  const isHeld = !owned || owned.some((item) => item.trait.id === trait.id && item.quantity > 0);
  const givenFor = ({ gets: [wanted] }: Order): string =>
    wanted?.kind === 'any' && !isHeld
      ? 'another trait that fits'
      : `1 ${itemName({ kind: 'trait', trait, quantity: 1 })}`;
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
                  <PriceText price={order.unitPrice} format={exactPrice} />
                  <RowEstimate price={order.unitPrice} />
                </>
              )}
              <OrderTag order={order} isOwn={isOwnOrder(order, address)} />
              {order.gets[0]?.kind === 'any' && <WantedSet wanted={order.gets[0]} />}
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
                {...repricedOf(order)}
                {...(order.kind === 'offer' && { given: givenFor(order) })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Trades({ orders }: { orders: readonly Order[] }) {
  const { address } = useSession();
  return (
    <ul className="text-sm">
      {orders.map((order) => (
        <li
          key={order.hash}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline py-3 first:border-t-0"
        >
          <div className="min-w-0 grow">
            <TradeTerms order={order} reader={isOwnOrder(order, address) ? 'maker' : 'taker'} />
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
  aside?: ReactNode;
  /** The orders that only the user sees, which come first. */
  reserved?: readonly Order[];
  children: (orders: readonly Order[]) => ReactNode;
};

const NONE: readonly Order[] = [];

/** Returns the trait's orders page by page, with the reserved ones before the first page. */
const useOrderList = (id: string, kind: OrderKind, reserved: readonly Order[]) => {
  const first = useTraitOrders(id, kind);
  const pages = useTraitOrderPages(id, kind, Boolean(first.data?.nextCursor));
  const { items, total } = pages.items ? pages : (first.data ?? { items: undefined, total: 0 });
  return {
    items: items && [...reserved, ...items],
    total: total + reserved.length,
    error: items ? (pages.isMoreMissing ? pages.error : null) : first.error,
    isFetching: items ? pages.isFetching : first.isFetching,
    isFetchingNextPage: pages.isFetchingNextPage,
    fetchMore: pages.fetchMore,
    refetch: items ? pages.refetch : first.refetch,
  };
};

function OrdersOfKind({ trait, kind, title, empty, aside, reserved = NONE, children }: KindProps) {
  const list = useOrderList(trait.id, kind, reserved);
  const { items, total } = list;
  return (
    <Section title={title} count={items && total} aside={aside}>
      <PagedList
        list={list}
        name={total === 1 ? kind : `${kind}s`}
        failure={`Couldn’t load the ${title.toLowerCase()}`}
        loading={<Skeleton className="h-24 w-full rounded-control" />}
        empty={<p className="text-sm text-muted">{empty}</p>}
      >
        {children}
      </PagedList>
    </Section>
  );
}

export function TraitOrders({ trait }: { trait: TraitDetail }) {
  const { made, forUser } = useReservedListings({ kind: 'trait', trait, quantity: 1 });
  return (
    <>
      <OrdersOfKind
        trait={trait}
        kind="listing"
        title="Listings"
        reserved={[...forUser, ...made]}
        empty="No one is selling it right now. Make an offer, and any holder can accept it."
      >
        {(orders) => <PricedOrders orders={orders} by="Seller" label="Buy" trait={trait} />}
      </OrdersOfKind>
      <div id="offers" className="scroll-mt-24">
        <OrdersOfKind
          trait={trait}
          kind="offer"
          title="Offers"
          empty="No offers yet."
          aside={
            <span className="text-sm text-muted">
              {`Offers pay in ${coinSymbol(trait.chainId, 'wrapped')}: ${worthText(trait.chainId)}`}
            </span>
          }
        >
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
