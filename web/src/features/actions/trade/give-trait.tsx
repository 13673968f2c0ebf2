import { useId } from 'react';

import { ItemPicture } from '@/components/economy/items/item-picture';
import { traitName } from '@/components/trait/trait-name';
import { Input } from '@/components/ui/input';

import { traitField, type TraitChoice } from '../shared/orders/trade-choices';
import { ItemFacts } from '../shared/picking/item-facts';

type GiveTraitProps = {
  choice: TraitChoice;
  change: (field: string) => (value: string) => void;
};

export function GiveTrait({ choice: { owned, text }, change }: GiveTraitProps) {
  const id = useId();
  const { trait, quantity } = owned;
  return (
    <li>
      <label htmlFor={id} className="flex items-center gap-3">
        <ItemPicture item={owned} size={56} className="size-14" />
        <span className="min-w-0 grow text-sm wrap-anywhere">
          <span className="block font-semibold">{traitName({ traitValue: trait.value })}</span>
          <ItemFacts item={owned} />
        </span>
        <span className="flex w-24 shrink-0 items-center gap-2 text-sm">
          <Input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={text}
            onChange={({ target }) => change(traitField(trait.id))(target.value)}
            className="px-1 text-center tabular-nums"
          />
          <span className="shrink-0 whitespace-nowrap text-muted">of {quantity}</span>
        </span>
      </label>
    </li>
  );
}
