import { traitName } from '@/components/trait/trait-name';
import { Input } from '@/components/ui/input';

import { isCounted, traitField, type TraitChoice } from '../shared/orders/trade-choices';
import { GiveCard } from './give-card';

type GiveTraitProps = {
  choice: TraitChoice;
  collection: string | undefined;
  change: (field: string) => (value: string) => void;
  /** The number of editions in the trade that is replaced, if fewer are left. */
  before?: number | undefined;
};

/** A loose trait to give. Its card gives one edition, and a field gives several. */
export function GiveTrait({ choice, collection, change, before }: GiveTraitProps) {
  const { owned, text } = choice;
  const { trait, quantity } = owned;
  const name = traitName({ traitValue: trait.value });
  const choose = change(traitField(trait.id));
  return (
    <GiveCard
      item={owned}
      name={name}
      collection={collection}
      isGiven={isCounted(choice)}
      onChange={(isGiven) => choose(isGiven ? '1' : '')}
    >
      {before !== undefined && (
        <span className="text-warning">{`Only ${quantity} of ${before} left`}</span>
      )}
      {quantity > 1 && (
        <>
          <Input
            aria-label={`Editions of ${name} to give, out of ${quantity}`}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={text}
            onChange={({ target }) => choose(target.value)}
            className="relative w-14! px-1! text-center tabular-nums md:w-12!"
          />
          <span className="whitespace-nowrap text-muted">of {quantity}</span>
        </>
      )}
    </GiveCard>
  );
}
