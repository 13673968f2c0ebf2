import type { Order } from '@trait-market/contract/economy/orders';
import type { Price } from '@trait-market/contract/economy/shared';

import { givenCoin, wantedCoin } from '@/lib/economy/orders/trade-coin';

import { ItemList } from './items/item-list';
import { PriceText } from './prices/price-text';

function Coin({ price }: { price: Price | undefined }) {
  return (
    price && (
      <>
        {' '}
        <span className="text-muted">and</span>{' '}
        <PriceText price={price} className="font-semibold" />
      </>
    )
  );
}

/** Says what the maker of a trade gives and wants, with the coin of either side. */
export function TradeTerms({ order: { gives, gets, unitPrice } }: { order: Order }) {
  return (
    <>
      <span className="text-muted">Gives</span> <ItemList items={gives} />
      <Coin price={givenCoin(unitPrice)} /> <span className="text-muted">for</span>{' '}
      <ItemList items={gets} />
      <Coin price={wantedCoin(unitPrice)} />
    </>
  );
}
