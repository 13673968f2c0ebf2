import type { InventoryItem } from '@trait-market/contract/economy/inventory';

import { MarketCard } from '@/components/economy/market-card';
import { traitName } from '@/components/trait/trait-name';
import { Button } from '@/components/ui/button';
import { useActs } from '@/lib/acts/acts-context';
import { paths } from '@/config/paths';
import { grouped } from '@/lib/format/grouped';

import { OffersLink } from './offers-link';

type OwnedTraitProps = {
  item: Extract<InventoryItem, { kind: 'trait' }>;
  /** Whether they are the editions of whoever looks. */
  isOwn: boolean;
  eager: boolean;
};

const listedText = (listed: number, quantity: number): string => {
  if (listed === 0) return 'none listed';
  return listed >= quantity ? 'all listed' : `${listed} listed`;
};

/** Loose editions of a trait, what of them is for sale, and what can be done with them. */
export function OwnedTrait({ item, isOwn, eager }: OwnedTraitProps) {
  const acts = useActs();
  const { trait, quantity, listedByOwner, offersReceived } = item;
  const name = traitName({ traitValue: trait.value });
  return (
    <>
      <MarketCard trait={trait} eager={eager} isOwned />
      <p className="mt-2 text-sm tabular-nums">
        <span className="font-semibold">{`${isOwn ? 'You hold' : 'Holds'} ${grouped(quantity)} of ${grouped(trait.editions)}`}</span>
        <span className="text-muted">{`, ${listedText(listedByOwner, quantity)}`}</span>
      </p>
      {isOwn && <OffersLink to={paths.trait(trait.id)} count={offersReceived} about={name} />}
      <p className="mt-3 flex flex-wrap gap-2">
        {isOwn && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`List ${name}`}
            onClick={() => acts.start({ kind: 'list', traitId: trait.id })}
          >
            List
          </Button>
        )}
        <Button
          variant={isOwn ? 'ghost' : 'outline'}
          size="sm"
          aria-label={`${isOwn ? 'Offer for more of' : 'Offer for'} ${name}`}
          onClick={() => acts.start({ kind: 'offer', traitId: trait.id })}
        >
          Offer
        </Button>
      </p>
    </>
  );
}
