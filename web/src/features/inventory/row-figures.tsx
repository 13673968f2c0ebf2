import type { Price } from '@trait-market/contract/economy/shared';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import type { ReactNode } from 'react';

import { exactPrice } from '@/lib/economy/amounts/short-price';
import { rowPrice } from '@/lib/economy/amounts/rounded-price';
import { PriceText } from '@/components/economy/prices/price-text';
import { RowEstimate } from '@/components/economy/prices/row-estimate';
import { unitFloor } from '@/lib/economy/amounts/unit-floor';
import { countedIn, priceLabels } from '@/lib/economy/orders/price-labels';

import { bestOfferOf } from './best-offer';
import { OffersLink } from './offers-link';

type FigureProps = {
  /** Names the figure on narrow screens, and to screen readers where the column has a heading. */
  label?: string;
  price: ReactNode;
  /** The text for a missing price, for which wide screens show a dash. */
  missing: string;
  children?: ReactNode;
};

function Figure({ label, price, missing, children }: FigureProps) {
  return (
    <div className="min-w-0">
      {price ? (
        <>
          {label !== undefined && <span className="text-muted lg:sr-only">{label} </span>}
          {price}
        </>
      ) : (
        <span className="text-muted">
          <span className="lg:sr-only">{missing}</span>
          <span aria-hidden className="max-lg:hidden">
            –
          </span>
        </span>
      )}
      {children}
    </div>
  );
}

export const strong = (price: Price | null | undefined) =>
  price && <PriceText price={price} format={exactPrice} className="font-semibold" />;

export const listedAt = (price: Price | null | undefined) =>
  price && (
    <>
      <span className="text-muted lg:sr-only">Listed at </span>
      {strong(price)}
    </>
  );

type RowFiguresProps = {
  item: InventoryItem;
  name: string;
  path: string;
  isOwn: boolean;
  quantity: number;
  held: ReactNode;
  listing: ReactNode;
  listingNote?: ReactNode;
};

/** One figure in each column, below each other where the rows have no columns. */
export function RowFigures(props: RowFiguresProps) {
  const { item, name, path, isOwn, quantity, held, listing, listingNote } = props;
  const worth = item.worth ?? { floor: null, bestOffer: null };
  const best = bestOfferOf(worth, quantity);
  const floor = unitFloor(worth.floor, quantity);
  const counted = item.kind === 'trait' ? countedIn(item.trait.floor, floor) : 'others';
  return (
    <div className="owned-figures">
      <div className="max-lg:hidden">
        <span className="sr-only">{isOwn ? 'You hold' : 'Holds'}</span> {held}
      </div>
      <div className="owned-line">
        <Figure
          label={priceLabels.floor[counted]}
          price={strong(floor)}
          missing="No floor from others"
        />
        <Figure
          label="Value"
          price={
            worth.floor && (
              <PriceText price={worth.floor} format={rowPrice} className="font-semibold" />
            )
          }
          missing="No value"
        >
          {worth.floor && (
            <>
              {' '}
              <RowEstimate price={worth.floor} />
            </>
          )}
        </Figure>
      </div>
      <div className="owned-line">
        <Figure label="Best offer" price={strong(best?.price)} missing="No offers">
          <span className="owned-note text-muted">
            {best?.note && <span> {best.note}</span>}
            {isOwn && (
              <span className="max-lg:hidden">
                {' '}
                <OffersLink to={path} item={item} about={name} />
              </span>
            )}
          </span>
        </Figure>
        <Figure price={listing} missing="Not listed">
          {listingNote && (
            <span className="owned-note is-rival font-semibold text-warning"> {listingNote}</span>
          )}
        </Figure>
      </div>
    </div>
  );
}
