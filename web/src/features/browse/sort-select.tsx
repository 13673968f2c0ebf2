import { TraitSortSchema, type TraitSort } from '@trait-market/contract/economy/traits';
import { useId } from 'react';

import { NativeSelect } from '@/components/ui/native-select';

const names: Record<TraitSort, string> = {
  'price-asc': 'Price, lowest first',
  'price-desc': 'Price, highest first',
  rarity: 'Rarest first',
  newest: 'Newest first',
  name: 'Name, A to Z',
};

type SortSelectProps = { sort: TraitSort; onChange: (sort: TraitSort) => void };

/** The order of the traits. */
export function SortSelect({ sort, onChange }: SortSelectProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Order
      </label>
      <NativeSelect
        id={id}
        value={sort}
        onChange={({ target }) => {
          const chosen = TraitSortSchema.safeParse(target.value).data;
          if (chosen) onChange(chosen);
        }}
      >
        {TraitSortSchema.options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </NativeSelect>
    </>
  );
}
