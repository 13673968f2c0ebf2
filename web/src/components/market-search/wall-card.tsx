import type { TraitCard } from '@trait-market/contract/economy/traits';

import type { Eager } from '@/components/safe-picture';

import { MarketCard } from '../economy/items/market-card';
import { CardButtons } from './card-buttons';
import { LastSale, TopOffer } from './last-sale';
import type { CardState } from './use-card-states';
import { buttonsRow } from './wall-grid';

type WallCardProps = CardState & {
  trait: TraitCard;
  /** The name of its collection, if the list has several. */
  collection?: string | undefined;
  eager?: Eager;
  hasButtons?: boolean;
};

/** A trait on the market: its card with the estimate, its figures, and the buttons. */
export function WallCard({
  trait,
  collection,
  eager = false,
  hasButtons = true,
  Estimate,
  ...buttons
}: WallCardProps) {
  const { lastSale, listed, editions, bestOffer, floor } = trait;
  return (
    <div>
      <MarketCard
        trait={trait}
        collection={collection}
        estimate={Estimate && floor && <Estimate price={floor} />}
        eager={eager}
      />
      <span className="card-facts">
        <LastSale sale={lastSale} />
        <span>
          {`${listed} of ${editions}`} <span>listed</span>
        </span>
        <TopOffer offer={bestOffer} />
      </span>
      <div className={buttonsRow}>{hasButtons && <CardButtons trait={trait} {...buttons} />}</div>
    </div>
  );
}
