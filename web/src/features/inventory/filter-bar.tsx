import { RaritySchema, SLOTS } from '@trait-market/contract/economy/shared';
import type { RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';

import { ChoiceSelect } from '@/components/choice-select';
import { CollectionSelect } from '@/components/economy/items/collection-select';
import { NameSearch } from '@/components/name-search';
import { cn } from '@/lib/cn';
import { rarityNames, slotNames } from '@/lib/economy/traits/trait-words';

import { withFilter, type FilterParam, type InventoryFilters } from './inventory-filters';

type FilterBarProps = {
  id: string;
  filters: InventoryFilters;
  field: RefObject<HTMLInputElement | null>;
  className: string;
};

export function FilterBar({ id, filters, field, className }: FilterBarProps) {
  const [, setParams] = useSearchParams();
  const { kind, collection, name, slot, rarity, listed } = filters;
  const choose = (param: FilterParam) => (value: string) =>
    setParams((params) => withFilter(params, param, value), { preventScrollReset: true });
  return (
    <div id={id} className={cn('grid grid-cols-2 gap-3 lg:grid-cols-5', className)}>
      <NameSearch
        name={name}
        field={field}
        onSearch={(next) =>
          setParams((params) => withFilter(params, 'name', next), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      <div className="grid content-start gap-1">
        <CollectionSelect value={collection ?? ''} onChange={choose('collection')} />
      </div>
      {kind !== 'avatar' && (
        <>
          <ChoiceSelect
            label="Slot"
            all="All slots"
            value={slot ?? ''}
            choices={SLOTS.map((one) => [one, slotNames[one]])}
            onChange={choose('slot')}
          />
          <ChoiceSelect
            label="Rarity"
            all="Any rarity"
            value={rarity ?? ''}
            choices={RaritySchema.options.map((one) => [one, rarityNames[one]])}
            onChange={choose('rarity')}
          />
        </>
      )}
      <ChoiceSelect
        label="Listing"
        all="Listed or not"
        value={listed === undefined ? '' : listed ? 'yes' : 'no'}
        choices={[
          ['yes', 'Listed'],
          ['no', 'Not listed'],
        ]}
        onChange={choose('listed')}
      />
    </div>
  );
}
