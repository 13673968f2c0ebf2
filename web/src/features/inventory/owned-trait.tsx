import type { InventorySort } from '@trait-market/contract/economy/wallets';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';

import { MarketCard } from '@/components/economy/items/market-card';
import { SelectBox } from '@/components/economy/items/select-box';
import type { Eager } from '@/components/safe-picture';
import { traitName } from '@/components/trait/trait-name';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { useActions } from '@/lib/actions/actions-context';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { unitFloor } from '@/lib/economy/amounts/unit-floor';
import { countedIn, tiedText } from '@/lib/economy/orders/price-labels';
import { grouped } from '@/lib/format/grouped';

import { OffersLink } from './offers-link';
import { type OwnedTraitItem, type Selection, selectionId } from './use-selection';
import { DetailsButton, hasBestOffer, WorthDetails, WorthLine } from './worth-line';

export type OwnedTraitProps = {
  item: OwnedTraitItem;
  isOwn: boolean;
  sort: InventorySort;
  eager: Eager;
  selection?: Selection | undefined;
};

const listedText = (listed: number, quantity: number): string => {
  if (listed === 0) return 'none listed';
  return listed >= quantity ? 'all listed' : `${listed} listed`;
};

type OwnListingProps = {
  name: string;
  listing: NonNullable<OwnedTraitItem['ownListing']>;
};

function OwnListing({ name, listing }: OwnListingProps) {
  const { price, undercutBy: rival, tiedWith = 0 } = listing;
  const above =
    rival && shortPrice({ ...price, amount: String(BigInt(price.amount) - BigInt(rival.amount)) });
  return (
    <span>
      <Link to={paths.dashboardListingsOf(name)} className="inline-block min-h-6 accent-underline">
        Yours <span translate="no">{shortPrice(price)}</span>
      </Link>
      {above && <span className="font-semibold text-warning">, {above} above the floor</span>}
      {!above && tiedWith > 0 && (
        <span className="font-semibold text-warning">, {tiedText(tiedWith)}</span>
      )}
    </span>
  );
}

export function OwnedTrait({ item, isOwn, sort, eager, selection }: OwnedTraitProps) {
  const actions = useActions();
  const { trait, quantity, listedByOwner, ownListing, worth, rank } = item;
  const name = traitName({ traitValue: trait.value });
  const path = paths.trait(trait.id);
  const counted = countedIn(trait.floor, unitFloor(worth?.floor ?? null, quantity));
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const offers = isOwn && <OffersLink to={path} item={item} about={name} />;
  return (
    <>
      <div className="owned-item relative">
        <MarketCard trait={trait} eager={eager} isOwned rank={rank?.place} />
        {quantity > 1 && (
          <span className="owned-count pointer-events-none absolute top-2 right-2 rounded-tag bg-surface px-1.5 text-sm font-semibold tabular-nums">
            {`×${grouped(quantity)}`}
          </span>
        )}
        {selection?.isSelectable(item) && (
          <SelectBox
            id={selectionId(item)}
            name={name}
            isSelected={selection.isSelected(item)}
            isFull={selection.isFull}
            onToggle={() => selection.toggle(item)}
          />
        )}
      </div>
      <div className="owned-facts mt-1">
        <div>
          <WorthLine
            worth={worth}
            sort={sort}
            quantity={quantity}
            counted={counted}
            isOwn={isOwn}
            to={path}
            about={name}
          />
          {!hasBestOffer(worth) && offers}
          {isOwn && ownListing && (
            <p className="text-sm tabular-nums">
              <OwnListing name={name} listing={ownListing} />
            </p>
          )}
        </div>
        <div id={detailsId} className={cn('owned-more', isOpen && 'owned-open')}>
          <div>
            {hasBestOffer(worth) && offers}
            <p className="tabular-nums">
              <span className="font-semibold">{`${isOwn ? 'You hold' : 'Holds'} ${grouped(quantity)} of ${grouped(trait.editions)}`}</span>
              <span className="text-muted">{`, ${listedText(listedByOwner, quantity)}`}</span>
            </p>
            <WorthDetails worth={worth} quantity={quantity} counted={counted} isOwn={isOwn} />
            {isOwn && trait.lastSale && (
              <p className="text-muted tabular-nums">
                Last sale{' '}
                <span translate="no">{shortPrice(nativePrice(trait.lastSale.price))}</span>
              </p>
            )}
          </div>
        </div>
      </div>
      <p className="owned-buttons mt-auto flex flex-wrap gap-2 pt-3 *:grow">
        {isOwn && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`List ${name}`}
            onClick={() => actions.start({ kind: 'list', traitId: trait.id })}
          >
            List
          </Button>
        )}
        {isOwn && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Send ${name}`}
            onClick={() =>
              actions.start({ kind: 'gift', trait, loose: quantity, listed: listedByOwner })
            }
          >
            Send
          </Button>
        )}
        {isOwn ? (
          <Link to={path} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            Buy more<span className="sr-only"> of {name}</span>
          </Link>
        ) : (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Offer for ${name}`}
            onClick={() => actions.start({ kind: 'offer', traitId: trait.id })}
          >
            Offer
          </Button>
        )}
        <DetailsButton
          controls={detailsId}
          about={name}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      </p>
    </>
  );
}
