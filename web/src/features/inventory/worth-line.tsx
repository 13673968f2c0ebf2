import type { Price } from '@trait-market/contract/economy/shared';
import type { InventoryItem, InventorySort } from '@trait-market/contract/economy/wallets';
import type { ReactNode } from 'react';

import { Estimate } from '@/components/economy/prices/estimate';
import { PriceText } from '@/components/economy/prices/price-text';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { unitFloor } from '@/lib/economy/amounts/unit-floor';

type Held = {
  quantity: number;
  /** The lowest listing, which may be the owner's own. */
  floor: Price | null;
  isOwn: boolean;
};

/** Explains a value that isn't the floor on the card, because it leaves own listings out. */
function OthersFloor({ quantity, unit, isOwn }: { quantity: number; unit: Price; isOwn: boolean }) {
  return (
    <span className="block text-muted">
      {quantity > 1 && (
        <>
          <span translate="no">{shortPrice(unit)}</span>
          <span>{' each, '}</span>
        </>
      )}
      <span>
        {quantity > 1 ? 'without' : 'Without'} {isOwn ? 'your own listing' : 'the holder’s listing'}
      </span>
    </span>
  );
}

type WorthLineProps = {
  worth: InventoryItem['worth'];
  sort: InventorySort;
  /** The editions of a trait, to compare their value with the floor of one. */
  held?: Held;
};

type LineProps = {
  by: 'floor' | 'bestOffer';
  price: Price;
  isFirst: boolean;
  children?: ReactNode;
};

function Line({ by, price, isFirst, children }: LineProps) {
  return (
    <p className="text-sm tabular-nums">
      <span className="text-muted">{by === 'bestOffer' ? 'Offers' : 'Value'}</span>{' '}
      <PriceText price={price} className="font-semibold" />{' '}
      {isFirst && <Estimate amounts={[price]} />}
      {children}
    </p>
  );
}

/**
 * Shows the worth of an item by floor and by offers, first the one that the list is sorted by;
 * nothing if the provider omits it.
 */
export function WorthLine({ worth, sort, held }: WorthLineProps) {
  if (worth === undefined) return null;
  const { floor, bestOffer } = worth;
  const isByOffers = sort === 'best-offer';
  const unit = held && floor && unitFloor(floor, held.quantity);
  const value = floor && (
    <Line key="floor" by="floor" price={floor} isFirst={!isByOffers}>
      {held?.floor && unit && unit.amount !== held.floor.amount && (
        <OthersFloor quantity={held.quantity} unit={unit} isOwn={held.isOwn} />
      )}
    </Line>
  );
  const offers = bestOffer && (
    <Line key="offers" by="bestOffer" price={bestOffer} isFirst={isByOffers} />
  );
  const missing = (text: string) => (
    <p key="missing" className="text-sm text-muted">
      {text}
    </p>
  );
  return isByOffers ? (
    <>
      {offers ?? missing('No offers')}
      {value}
    </>
  ) : (
    <>
      {value ?? missing('No floor from others')}
      {offers}
    </>
  );
}
