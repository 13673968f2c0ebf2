import type { TraitSort } from '@trait-market/contract/economy/traits';
import { useId } from 'react';

import { NativeSelect } from '@/components/ui/native-select';

const ORDERS: Record<TraitSort, string> = {
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  rarity: 'Rarest first',
  newest: 'Newest first',
  name: 'Name, A to Z',
};

const isOrder = (text: string): text is TraitSort => text in ORDERS;

type SortSelectProps = { sort: TraitSort; onChange: (sort: TraitSort) => void };

export function SortSelect({ sort, onChange }: SortSelectProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Sort by
      </label>
      <NativeSelect
        id={id}
        value={sort}
        onChange={({ target }) => isOrder(target.value) && onChange(target.value)}
      >
        {Object.entries(ORDERS).map(([order, words]) => (
          <option key={order} value={order}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </>
  );
}
