import type { TraitCard } from '@trait-market/contract/economy/traits';

import { cn } from '@/lib/cn';

import { useCardStates } from './use-card-states';
import { WallCard } from './wall-card';
import { cardRow, wallGrid } from './wall-grid';

type CardRowProps = {
  traits: readonly TraitCard[];
  label: string;
  /** Returns the name of a trait's collection, if the list has several. */
  collectionOf?: (trait: TraitCard) => string;
  isBusy?: boolean;
  className?: string;
};

/** A few of the market's cards, which can be bought like there. They are never rows of a list. */
export function CardRow({ traits, label, collectionOf, isBusy, className }: CardRowProps) {
  const { ownFloors, stateOf } = useCardStates();
  return (
    <ul
      aria-label={label}
      aria-busy={isBusy}
      className={cn(wallGrid, cardRow, isBusy && 'opacity-50', className)}
    >
      {ownFloors}
      {traits.map((trait) => (
        <li key={trait.id}>
          <WallCard trait={trait} collection={collectionOf?.(trait)} {...stateOf(trait.id)} />
        </li>
      ))}
    </ul>
  );
}
