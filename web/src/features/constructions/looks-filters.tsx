import { SLOTS, type Slot } from '@trait-market/contract/economy/slots';
import { useId } from 'react';

import { FilterLinks } from '@/components/filter-links';
import { NativeSelect } from '@/components/ui/native-select';
import { slotNames } from '@/lib/economy/trait-words';
import { useCollections } from '@/lib/economy/use-collections';
import { plainText } from '@/lib/format/plain-text';

import type { LooksFilter } from './constructions-query';
import { FindField } from './find-field';

type LooksFiltersProps = {
  filter: LooksFilter;
  onChange: (filter: LooksFilter) => void;
};

const SORTS = [
  ['newest', 'Newest'],
  ['rank-gained', 'Rank gained'],
] as const;

/** Narrows the looks down, and puts them into an order. */
export function LooksFilters({ filter, onChange }: LooksFiltersProps) {
  const id = useId();
  const collections = useCollections();
  const toggle = (slot: Slot) =>
    filter.slot.includes(slot)
      ? filter.slot.filter((one) => one !== slot)
      : SLOTS.filter((one) => one === slot || filter.slot.includes(one));
  return (
    <div className="grid gap-5">
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,20rem)]">
        <div className="grid content-start justify-items-start gap-2 lg:col-start-1 lg:row-start-1">
          <label htmlFor={id} className="text-sm font-medium">
            Collection
          </label>
          <NativeSelect
            id={id}
            value={filter.collection}
            onChange={({ target }) => onChange({ ...filter, collection: target.value })}
          >
            <option value="">All collections</option>
            {filter.collection !== '' && collections.data === undefined && (
              <option value={filter.collection}>{filter.collection}</option>
            )}
            {collections.data?.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {plainText(name)}
              </option>
            ))}
          </NativeSelect>
        </div>
        <fieldset className="min-w-0 max-md:row-start-3 md:col-span-2 md:row-start-2 lg:col-span-1 lg:col-start-2 lg:row-start-1">
          <legend className="text-sm font-medium">Slot that changed</legend>
          <ul className="mt-2 flex flex-wrap gap-2">
            {SLOTS.map((slot) => (
              <li key={slot}>
                <label className="inline-flex h-9 cursor-pointer items-center rounded-control border border-control px-3 text-sm font-semibold transition-colors hover:bg-surface-raised has-checked:border-foreground has-checked:bg-foreground has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-foreground">
                  <input
                    type="checkbox"
                    checked={filter.slot.includes(slot)}
                    onChange={() => onChange({ ...filter, slot: toggle(slot) })}
                    className="sr-only"
                  />
                  {slotNames[slot]}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <FindField
          collection={filter.collection}
          onTrait={(trait) => onChange({ ...filter, trait })}
          onWallet={(wallet) => onChange({ ...filter, wallet })}
        />
      </div>
      <FilterLinks label="Order" param="sort" current={filter.sort} choices={SORTS} />
    </div>
  );
}
