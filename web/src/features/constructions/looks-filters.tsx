import { SLOTS, type Slot } from '@trait-market/contract/economy/shared';

import { CollectionSelect } from '@/components/economy/items/collection-select';
import { FoldedFilters } from '@/components/filters/folded-filters';
import { CheckChips } from '@/components/ui/check-chips';
import { slotNames } from '@/lib/economy/traits/trait-words';

import type { LooksFilter } from './constructions-query';
import { FindField } from '@/components/economy/items/find-field';

type LooksFiltersProps = {
  filter: LooksFilter;
  onChange: (filter: LooksFilter) => void;
};

export function LooksFilters({ filter, onChange }: LooksFiltersProps) {
  const toggle = (slot: Slot) =>
    filter.slot.includes(slot)
      ? filter.slot.filter((one) => one !== slot)
      : SLOTS.filter((one) => one === slot || filter.slot.includes(one));
  return (
    <FoldedFilters
      count={[filter.collection !== '', filter.slot.length > 0].filter(Boolean).length}
      className="grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,20rem)]"
    >
      <div className="grid content-start justify-items-start gap-2 lg:col-start-1 lg:row-start-1">
        <CollectionSelect
          value={filter.collection}
          onChange={(collection) => onChange({ ...filter, collection })}
        />
      </div>
      <CheckChips
        legend="Slot that changed"
        values={SLOTS}
        names={slotNames}
        chosen={filter.slot}
        onToggle={(slot) => onChange({ ...filter, slot: toggle(slot) })}
        className="max-md:row-start-3 md:col-span-2 md:row-start-2 lg:col-span-1 lg:col-start-2 lg:row-start-1"
      />
      <FindField
        collection={filter.collection}
        onTrait={(trait) => onChange({ ...filter, trait })}
        onWallet={(wallet) => onChange({ ...filter, wallet })}
      />
    </FoldedFilters>
  );
}
