import { useId } from 'react';

import { traitName } from '@/components/trait/trait-name';
import { CheckInput } from '@/components/ui/check-input';
import { Input } from '@/components/ui/input';

import { isCounted, traitField, type TraitChoice } from '../shared/orders/trade-choices';
import { GiveCard } from './give-card';

type GiveTraitProps = {
  choice: TraitChoice;
  collection: string | undefined;
  change: (field: string) => (value: string) => void;
};

/** A loose trait to give: a tick for a single edition, and a number for several. */
export function GiveTrait({ choice, collection, change }: GiveTraitProps) {
  const id = useId();
  const { owned, text } = choice;
  const { trait, quantity } = owned;
  const isGiven = isCounted(choice);
  const choose = change(traitField(trait.id));
  return (
    <GiveCard
      item={owned}
      name={traitName({ traitValue: trait.value })}
      collection={collection}
      isGiven={isGiven}
      controlId={id}
    >
      {quantity === 1 ? (
        <CheckInput
          id={id}
          checked={isGiven}
          onChange={({ target }) => choose(target.checked ? '1' : '')}
        />
      ) : (
        <>
          <Input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={text}
            onChange={({ target }) => choose(target.value)}
            className="w-14! px-1! text-center tabular-nums"
          />
          <span className="shrink-0 whitespace-nowrap text-muted">of {quantity}</span>
        </>
      )}
    </GiveCard>
  );
}
