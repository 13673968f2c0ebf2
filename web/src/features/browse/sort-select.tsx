import type { TraitSort } from '@trait-market/contract/economy/traits';
import { useId } from 'react';

import { Info } from 'lucide-react';

import { Hint } from '@/components/hint';
import { NativeSelect } from '@/components/ui/native-select';

const ORDERS: Record<TraitSort, string> = {
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  rarity: 'Rarest first',
  newest: 'Newest first',
  name: 'Name, A to Z',
};

const isOrder = (text: string): text is TraitSort => text in ORDERS;

type SortSelectProps = {
  sort: TraitSort;
  /** How prices are compared, in a tooltip. */
  tip: string | undefined;
  onChange: (sort: TraitSort) => void;
};

export function SortSelect({ sort, tip, onChange }: SortSelectProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
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
      {/* Has the tip's size before it has loaded, to prevent a layout shift. */}
      <span className="flex size-6 items-center justify-center">
        {tip && (
          <Hint hint={tip} className="size-6 justify-center text-muted no-underline">
            <Info aria-hidden className="size-4" />
            <span className="sr-only">How prices are compared</span>
          </Hint>
        )}
      </span>
    </div>
  );
}
