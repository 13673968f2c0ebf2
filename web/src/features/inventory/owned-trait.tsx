import type { InventorySort } from '@trait-market/contract/economy/wallets';
import type { Price } from '@trait-market/contract/economy/shared';
import { Link } from 'react-router-dom';

import { MarketCard } from '@/components/economy/items/market-card';
import type { Eager } from '@/components/safe-picture';
import { traitName } from '@/components/trait/trait-name';
import { CheckInput } from '@/components/ui/check-input';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { useActions } from '@/lib/actions/actions-context';
import { paths } from '@/config/paths';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { grouped } from '@/lib/format/grouped';

import { OffersLink } from './offers-link';
import { WorthLine } from './worth-line';
import type { OwnedTraitItem, Selection } from './use-selection';

type OwnedTraitProps = {
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

function OwnListing({ price, rival }: { price: Price; rival: Price | null }) {
  const above =
    rival && shortPrice({ ...price, amount: String(BigInt(price.amount) - BigInt(rival.amount)) });
  return (
    <p className="text-sm tabular-nums">
      <Link to={paths.dashboardRadar} className="inline-block min-h-6 accent-underline">
        Yours <span translate="no">{shortPrice(price)}</span>
      </Link>
      {above && <span className="font-semibold text-warning">, {above} above the floor</span>}
    </p>
  );
}

type SelectBoxProps = { item: OwnedTraitItem; name: string; selection: Selection };

/** The checkbox covers the whole picture, which makes it easy to touch. */
function SelectBox({ item, name, selection }: SelectBoxProps) {
  const isSelected = selection.isSelected(item);
  return (
    <label
      htmlFor={`select-${item.trait.id}`}
      className="absolute inset-x-0 top-0 aspect-square cursor-pointer rounded-card p-3 has-checked:outline-3 has-checked:-outline-offset-3 has-checked:outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-foreground"
    >
      <span className="sr-only">Select {name}</span>
      <CheckInput
        id={`select-${item.trait.id}`}
        checked={isSelected}
        disabled={selection.isFull && !isSelected}
        className="size-6 checked:after:inset-x-[0.4rem] checked:after:h-[0.8rem]"
        onChange={() => selection.toggle(item)}
      />
    </label>
  );
}

export function OwnedTrait({ item, isOwn, sort, eager, selection }: OwnedTraitProps) {
  const actions = useActions();
  const { trait, quantity, listedByOwner, offersReceived, ownListing, worth, rank } = item;
  const name = traitName({ traitValue: trait.value });
  return (
    <>
      <div className="relative">
        <MarketCard trait={trait} eager={eager} isOwned rank={rank?.place} />
        {selection?.isSelectable(item) && (
          <SelectBox item={item} name={name} selection={selection} />
        )}
      </div>
      <p className="mt-2 text-sm tabular-nums">
        <span className="font-semibold">{`${isOwn ? 'You hold' : 'Holds'} ${grouped(quantity)} of ${grouped(trait.editions)}`}</span>
        <span className="text-muted">{`, ${listedText(listedByOwner, quantity)}`}</span>
      </p>
      <WorthLine worth={worth} sort={sort} />
      {isOwn && ownListing && <OwnListing price={ownListing.price} rival={ownListing.undercutBy} />}
      {isOwn && trait.lastSale && (
        <p className="text-sm text-muted tabular-nums">
          Last sale <span translate="no">{shortPrice(trait.lastSale.price)}</span>
        </p>
      )}
      {isOwn && <OffersLink to={paths.trait(trait.id)} count={offersReceived} about={name} />}
      <p className="mt-3 flex flex-wrap gap-2 *:grow">
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
