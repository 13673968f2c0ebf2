import type { WornTraitDetail } from '@trait-market/contract/economy/avatars';
import { Link } from 'react-router-dom';

import { CardEstimate } from '@/components/economy/prices/card-estimate';
import { PriceText } from '@/components/economy/prices/price-text';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { wearableName } from '@/lib/looks/look-words';
import { Thumbnail } from '@/components/thumbnail';
import { Facts } from '@/components/facts';

type SlotRowProps = {
  trait: WornTraitDetail;
  isTakenOff: boolean;
  /** Toggles whether the trait is taken off; undefined for a slot that must not be empty. */
  onToggle: (() => void) | undefined;
};

export function SlotRow({ trait, isTakenOff, onToggle }: SlotRowProps) {
  const { id, imageUrl, slot, rarity, floor } = trait;
  const name = wearableName(trait);
  return (
    <li
      className={cn(
        'flex items-center gap-4 rounded-card border border-hairline p-3 transition-colors',
        isTakenOff && 'border-accent bg-surface-raised',
      )}
    >
      <Thumbnail src={imageUrl} size={80} eager className="size-16 sm:size-20" />
      <div className="min-w-0 grow">
        <p className="text-xs text-muted">
          <Facts facts={[slotNames[slot], <RarityWord key="rarity" rarity={rarity} />]} />
        </p>
        <p className="mt-0.5 line-clamp-2 font-display leading-tight font-bold wrap-anywhere">
          <Link
            to={paths.trait(id)}
            className="decoration-accent decoration-2 underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        </p>
        <p className="mt-1 text-sm">
          {floor ? (
            <>
              <span className="text-muted">Floor</span>{' '}
              <PriceText price={floor} className="font-semibold" />{' '}
              <span className="text-xs text-muted">
                <CardEstimate price={floor} />
              </span>
            </>
          ) : (
            <span className="text-muted">None listed</span>
          )}
        </p>
      </div>
      {onToggle ? (
        <Button
          variant={isTakenOff ? 'default' : 'outline'}
          aria-pressed={isTakenOff}
          aria-label={`Take off ${name}`}
          className="w-26"
          onClick={onToggle}
        >
          {isTakenOff ? 'Taken off' : 'Take off'}
        </Button>
      ) : (
        <p className="w-26 text-center text-sm text-muted">Always worn</p>
      )}
    </li>
  );
}
