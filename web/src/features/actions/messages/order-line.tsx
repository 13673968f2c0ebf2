import { Fragment } from 'react';
import type { Order } from '@trait-market/contract/economy/orders';
import { readOrder } from '@trait-market/contract/economy/typed-data';

import { Day } from '@/components/economy/activity/day';
import { ItemPicture } from '@/components/economy/items/item-picture';
import type { AmountRow } from '@/components/economy/prices/amount-rows';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { itemsText } from '@/lib/economy/orders/item-words';
import { Facts } from '@/components/facts';

import { orderPicture } from './lines';

const KINDS = { listing: 'Listing', offer: 'Offer', trade: 'Trade' } as const;

/** Reads the price from the signed order, so that it can't differ from the order's hash. */
const priceText = ({ chainId, components, gets }: Order): string => {
  const facts = readOrder(chainId, components);
  if (facts.kind === 'trade') {
    const { coin } = facts;
    const wanted = coin?.side === 'wanted' && coinText(chainId, 'native', coin.amount);
    const given = coin?.side === 'given' && coinText(chainId, 'wrapped', coin.amount);
    return `${given ? `With ${given}, for` : 'For'} ${itemsText(gets)}${wanted ? ` and ${wanted}` : ''}`;
  }
  const coin = facts.kind === 'listing' ? 'native' : 'wrapped';
  return `${coinText(chainId, coin, facts.unitPrice)}${facts.quantity === 1n ? '' : ' each'}`;
};

const endOf = ({ chainId, components }: Order): string =>
  new Date(readOrder(chainId, components).expiresAt).toISOString();

const itemsOf = ({ gives, gets }: Order) => (gives.length > 0 ? gives : gets);

/** Names an order by its kind and items: "Listing: 3 × Brass Diving Helmet". */
export const orderTitle = (order: Order): string =>
  `${KINDS[order.kind]}: ${itemsText(itemsOf(order))}`;

/** A row of a receipt: an own order with its picture and price. */
export const orderRow = (order: Order): AmountRow => ({
  id: order.hash,
  label: orderTitle(order),
  picture: orderPicture(order),
  value: priceText(order),
});

const PICTURE = 40;

/** A row of a review: an own order with its picture, price and end. */
export function OrderLine({ order }: { order: Order }) {
  const [item] = itemsOf(order);
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-3 py-2">
      {item ? <ItemPicture item={item} size={PICTURE} /> : <span />}
      <div className="min-w-0 text-sm">
        <p className="font-semibold wrap-anywhere">{orderTitle(order)}</p>
        <p className="text-muted tabular-nums">
          <Facts
            facts={[
              <span key="price" translate="no">
                {priceText(order)}
              </span>,
              <Fragment key="end">
                ends <Day at={endOf(order)} />
              </Fragment>,
            ]}
          />
        </p>
      </div>
    </li>
  );
}
