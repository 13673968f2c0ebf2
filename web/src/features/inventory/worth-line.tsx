import type { Price } from '@trait-market/contract/economy/shared';
import type { InventoryItem, InventorySort } from '@trait-market/contract/economy/wallets';

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

/** Shows the worth of an item; nothing if the provider omits it. */
export function WorthLine({ worth, sort, held }: WorthLineProps) {
  if (worth === undefined) return null;
  const isByOffers = sort === 'best-offer';
  const price = isByOffers ? worth.bestOffer : worth.floor;
  if (price === null) {
    return (
      <p className="text-sm text-muted">{isByOffers ? 'No offers' : 'No floor from others'}</p>
    );
  }
  const unit = held && !isByOffers ? unitFloor(price, held.quantity) : null;
  return (
    <p key="worth" className="text-sm tabular-nums">
      <span className="text-muted">{isByOffers ? 'Offers' : 'Value'}</span>{' '}
      <PriceText price={price} className="font-semibold" /> <Estimate amounts={[price]} />
      {held?.floor && unit && unit.amount !== held.floor.amount && (
        <OthersFloor quantity={held.quantity} unit={unit} isOwn={held.isOwn} />
      )}
    </p>
  );
}
