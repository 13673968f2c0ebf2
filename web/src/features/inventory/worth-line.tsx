import type { InventoryItem, InventorySort } from '@trait-market/contract/economy/wallets';
import { Link } from 'react-router-dom';

import { Estimate } from '@/components/economy/prices/estimate';
import { PriceText } from '@/components/economy/prices/price-text';
import { Hint } from '@/components/hint';
import { Button } from '@/components/ui/button';
import { rowPrice } from '@/lib/economy/amounts/rounded-price';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { unitFloor } from '@/lib/economy/amounts/unit-floor';
import type { Counted } from '@/lib/economy/orders/price-labels';

import { bestOfferOf } from './best-offer';

type Worth = InventoryItem['worth'];

type ValueProps = {
  worth: Worth;
  sort: InventorySort;
  /** The number of held editions; 1 for an avatar. */
  quantity?: number;
};

type FloorProps = {
  /** Whether the owner's listings would change the floor, which leaves them out. */
  counted: Counted;
  isOwn: boolean;
};

const withoutListing = (isOwn: boolean): string =>
  isOwn ? 'without your own listing' : 'without the holder’s listing';

/** Whether the worth has a best offer to show. */
export const hasBestOffer = (worth: Worth): boolean =>
  Boolean(worth?.bestOffer ?? worth?.bestOfferEach);

function BestOffer({ worth, quantity }: { worth: NonNullable<Worth>; quantity: number }) {
  const best = bestOfferOf(worth, quantity);
  if (best === undefined) return null;
  const { price, isTotal, note } = best;
  return (
    <span>
      <span className="text-muted">{isTotal ? 'Offers' : 'Best offer'}</span>{' '}
      <PriceText price={price} format={exactPrice} className="font-semibold accent-underline" />
      <span className="text-muted">{note && ` ${note}`}</span>
    </span>
  );
}

type WorthLineProps = ValueProps &
  FloorProps & {
    /** The path of the item's page, which lists the offers. */
    to: string;
    /** The item's name. */
    about: string;
  };

/**
 * Shows the worth of an item by floor with its estimate, and a link to the best offer for it, first
 * the one that the list is sorted by; nothing if the provider omits them.
 */
export function WorthLine(props: WorthLineProps) {
  const { worth, sort, quantity = 1, counted, isOwn, to, about } = props;
  if (worth === undefined) return null;
  const { floor } = worth;
  const isByOffers = sort === 'best-offer';
  const value = floor && (
    <span key="floor" className="owned-value flex flex-wrap items-baseline gap-x-1.5">
      <span>
        {counted === 'all' ? (
          <span className="text-muted">Value</span>
        ) : (
          // Extends upward, so that its line has the height of those of other cards.
          <Hint hint={`By floor, ${withoutListing(isOwn)}`} className="-mt-1 items-end text-muted">
            <span>Value</span>
          </Hint>
        )}{' '}
        <PriceText price={floor} format={rowPrice} className="font-semibold" />
      </span>
      <Estimate amounts={[floor]} />
    </span>
  );
  const offer = hasBestOffer(worth) && (
    <Link key="offer" to={to} className="min-h-6">
      <BestOffer worth={worth} quantity={quantity} />
      <span className="sr-only"> for {about}</span>
    </Link>
  );
  const missing = (text: string) => (
    <span key="missing" className="text-muted">
      {text}
    </span>
  );
  return (
    <p className="flex flex-wrap gap-x-3 text-sm tabular-nums">
      {isByOffers
        ? [offer || missing('No offers'), value]
        : [value ?? missing('No floor from others'), offer]}
    </p>
  );
}

type DetailsButtonProps = {
  controls: string;
  about: string;
  isOpen: boolean;
  onToggle: () => void;
};

/** Folds a card's details where they aren't shown on hover (`styles/owned.css`). */
export function DetailsButton({ controls, about, isOpen, onToggle }: DetailsButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      className="owned-toggle aria-expanded:bg-surface-raised"
      aria-label={`Details of ${about}`}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      Details
    </Button>
  );
}

type DetailsProps = FloorProps & { worth: Worth; quantity: number };

/** Explains the worth: the price of each edition, and the sum of the offers. */
export function WorthDetails({ worth, quantity, counted, isOwn }: DetailsProps) {
  if (worth === undefined) return null;
  const unit = unitFloor(worth.floor, quantity);
  const isOfOthers = counted === 'others';
  const { bestOffer, bestOfferEach } = worth;
  const hasSum =
    quantity > 1 && bestOffer && bestOfferEach && bestOffer.amount !== bestOfferEach.price.amount;
  return (
    <>
      {unit && (quantity > 1 || isOfOthers) && (
        <p className="text-muted tabular-nums">
          Value of <span translate="no">{exactPrice(unit)}</span>
          {quantity > 1 && <span> each</span>}
          {isOfOthers && <span>{`, ${withoutListing(isOwn)}`}</span>}
        </p>
      )}
      {hasSum && (
        <p className="text-muted tabular-nums">
          All offers pay <span translate="no">{rowPrice(bestOffer)}</span>
        </p>
      )}
    </>
  );
}
