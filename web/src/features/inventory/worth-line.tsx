import type { Price } from '@trait-market/contract/economy/shared';
import type { InventoryItem, InventorySort } from '@trait-market/contract/economy/wallets';

import { Estimate } from '@/components/economy/prices/estimate';
import { PriceText } from '@/components/economy/prices/price-text';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { unitFloor } from '@/lib/economy/amounts/unit-floor';

type Worth = InventoryItem['worth'];

type ValueProps = {
  worth: Worth;
  sort: InventorySort;
  /** The number of held editions; 1 for an avatar. */
  quantity?: number;
};

/** Says for how many editions a price is: "each", or "for 2 of 5" if others get less. */
const forText = (editions: number, quantity: number): string => {
  if (quantity === 1) return '';
  const each = editions > 1 ? ' each' : '';
  return editions < quantity ? `${each} for ${editions} of ${quantity}` : each;
};

function BestOffer({ worth, quantity }: { worth: NonNullable<Worth>; quantity: number }) {
  const { bestOffer, bestOfferEach } = worth;
  // Without the price of one edition, a sum of offers must not look like one.
  if (bestOffer !== null && !bestOfferEach && quantity > 1)
    return (
      <span>
        <span className="text-muted">Offers</span>{' '}
        <PriceText price={bestOffer} className="font-semibold" />
        <span className="text-muted"> in total</span>
      </span>
    );
  const { price, editions } = bestOfferEach ?? { price: bestOffer, editions: 1 };
  if (price === null) return null;
  return (
    <span>
      <span className="text-muted">Best offer</span>{' '}
      <PriceText price={price} className="font-semibold" />
      <span className="text-muted">{forText(Math.min(editions, quantity), quantity)}</span>
    </span>
  );
}

/**
 * Shows the worth of an item by floor and the best offer for it, first the one that the list is
 * sorted by; nothing if the provider omits them.
 */
export function WorthLine({ worth, sort, quantity = 1 }: ValueProps) {
  if (worth === undefined) return null;
  const { floor, bestOffer, bestOfferEach } = worth;
  const isByOffers = sort === 'best-offer';
  const value = floor && (
    <span key="floor">
      <span className="text-muted">Value</span>{' '}
      <PriceText price={floor} className="font-semibold" />
    </span>
  );
  const offer = (bestOffer ?? bestOfferEach) && (
    <BestOffer key="offer" worth={worth} quantity={quantity} />
  );
  const missing = (text: string) => (
    <span key="missing" className="text-muted">
      {text}
    </span>
  );
  return (
    <p className="flex flex-wrap gap-x-3 text-sm tabular-nums">
      {isByOffers
        ? [offer ?? missing('No offers'), value]
        : [value ?? missing('No floor from others'), offer]}
    </p>
  );
}

type DetailsProps = ValueProps & {
  quantity: number;
  /** The lowest listing, which may be the owner's own. */
  floor: Price | null;
  isOwn: boolean;
};

/** Explains the worth: its estimate, the price of each edition, and the sum of the offers. */
export function WorthDetails({ worth, sort, quantity, floor, isOwn }: DetailsProps) {
  if (worth === undefined) return null;
  const first = sort === 'best-offer' ? worth.bestOffer : worth.floor;
  const unit = unitFloor(worth.floor, quantity);
  const isOfOthers = unit !== null && floor !== null && unit.amount !== floor.amount;
  const { bestOffer, bestOfferEach } = worth;
  const hasSum =
    quantity > 1 && bestOffer && bestOfferEach && bestOffer.amount !== bestOfferEach.price.amount;
  return (
    <>
      {first && (
        <p className="owned-estimate">
          <Estimate amounts={[first]} />
        </p>
      )}
      {unit && (quantity > 1 || isOfOthers) && (
        <p className="text-muted tabular-nums">
          Value of <span translate="no">{shortPrice(unit)}</span>
          {quantity > 1 && <span> each</span>}
          {isOfOthers && (
            <span>{isOwn ? ', without your own listing' : ', without the holder’s listing'}</span>
          )}
        </p>
      )}
      {hasSum && (
        <p className="text-muted tabular-nums">
          All offers pay <span translate="no">{shortPrice(bestOffer)}</span>
        </p>
      )}
    </>
  );
}
