import type { TraitCard } from '@trait-market/contract/economy/traits';

import { SelectBox } from '@/components/economy/items/select-box';
import { traitName } from '@/components/trait/trait-name';

import type { ChangeSelected, Selected } from './selected';

const toggled = (before: Selected | undefined, trait: TraitCard): Selected => {
  const next = new Map(before);
  if (!next.delete(trait.id)) next.set(trait.id, trait);
  return next;
};

type WallSelectBoxProps = {
  trait: TraitCard;
  isSelected: boolean;
  isFull: boolean;
  onSelect: ChangeSelected;
};

export function WallSelectBox({ trait, onSelect, ...state }: WallSelectBoxProps) {
  return (
    <SelectBox
      id={trait.id}
      name={traitName({ traitValue: trait.value })}
      onToggle={() => onSelect((before) => toggled(before, trait))}
      {...state}
    />
  );
}
