import type { InventorySort } from '@trait-market/contract/economy/wallets';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';

import { NativeSelect } from '@/components/ui/native-select';

import { inventorySorts, withSort } from './inventory-sorts';

export function SortSelect({ sort }: { sort: InventorySort }) {
  const id = useId();
  const [searchParams, setSearchParams] = useSearchParams();
  return (
    <div className="flex min-w-0 items-center gap-2 max-sm:grow max-sm:basis-24">
      <label htmlFor={id} className="text-sm font-medium max-sm:sr-only">
        Sort by
      </label>
      <NativeSelect
        className="min-w-0 max-sm:w-full max-sm:[&>select]:pr-7 max-sm:[&>select]:pl-2.5 max-sm:[&>select]:text-ellipsis max-sm:[&>svg]:right-2"
        id={id}
        value={sort}
        onChange={({ target }) => setSearchParams(withSort(searchParams, target.value))}
      >
        {inventorySorts.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
