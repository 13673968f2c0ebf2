import type { InventorySort } from '@trait-market/contract/economy/wallets';
import type { Price } from '@trait-market/contract/economy/shared';
import { Link } from 'react-router-dom';

import { MarketCard } from '@/components/economy/items/market-card';
import { SelectBox } from '@/components/economy/items/select-box';
import type { Eager } from '@/components/safe-picture';
import { traitName } from '@/components/trait/trait-name';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { useActions } from '@/lib/actions/actions-context';
import { paths } from '@/config/paths';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { grouped } from '@/lib/format/grouped';

import { OffersLink } from './offers-link';
import { WorthLine } from './worth-line';
import { type OwnedTraitItem, type Selection, selectionId } from './use-selection';

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

type OwnListingProps = { name: string; price: Price; rival: Price | null };

function OwnListing({ name, price, rival }: OwnListingProps) {
  const above =
    rival && shortPrice({ ...price, amount: String(BigInt(price.amount) - BigInt(rival.amount)) });
  return (
    <p className="text-sm tabular-nums">
      <Link to={paths.dashboardListingsOf(name)} className="inline-block min-h-6 accent-underline">
        Yours <span translate="no">{shortPrice(price)}</span>
      </Link>
      {above && <span className="font-semibold text-warning">, {above} above the floor</span>}
    </p>
  );
}

export function OwnedTrait({ item, isOwn, sort, eager, selection }: OwnedTraitProps) {
  const actions = useActions();
  const { trait, quantity, listedByOwner, ownListing, worth, rank } = item;
  const name = traitName({ traitValue: trait.value });
  return (
    <>
      <div className="owned-item relative">
        <MarketCard trait={trait} eager={eager} isOwned rank={rank?.place} />
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
      <div className="owned-facts mt-2">
        <div>
          <p className="text-sm tabular-nums">
            <span className="font-semibold">{`${isOwn ? 'You hold' : 'Holds'} ${grouped(quantity)} of ${grouped(trait.editions)}`}</span>
            <span className="text-muted">{`, ${listedText(listedByOwner, quantity)}`}</span>
          </p>
          <WorthLine worth={worth} sort={sort} held={{ quantity, floor: trait.floor, isOwn }} />
        </div>
        <div>
          {isOwn && ownListing && (
            <OwnListing name={name} price={ownListing.price} rival={ownListing.undercutBy} />
          )}
          {isOwn && trait.lastSale && (
            <p className="text-sm text-muted tabular-nums">
              Last sale <span translate="no">{shortPrice(nativePrice(trait.lastSale.price))}</span>
            </p>
          )}
          {isOwn && <OffersLink to={paths.trait(trait.id)} item={item} about={name} />}
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
          <Link
            to={paths.trait(trait.id)}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
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
      </p>
    </>
  );
}
