import { Fragment } from 'react';
import type { Order } from '@trait-market/contract/economy/orders';
import { readOrder } from '@trait-market/contract/economy/typed-data';

import { Day } from '@/components/economy/activity/day';
import { ItemPicture } from '@/components/economy/items/item-picture';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { itemsText } from '@/lib/economy/orders/item-words';
import { Facts } from '@/components/facts';

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

const PICTURE = 40;

/** A row of a review: an own order with its picture, price and end. */
export function OrderLine({ order }: { order: Order }) {
  const items = order.gives.length > 0 ? order.gives : order.gets;
  const [item] = items;
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-3 py-2">
      {item ? <ItemPicture item={item} size={PICTURE} /> : <span />}
      <div className="min-w-0 text-sm">
        <p className="font-semibold wrap-anywhere">{`${KINDS[order.kind]}: ${itemsText(items)}`}</p>
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
