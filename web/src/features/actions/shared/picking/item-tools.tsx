import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import { useId, useState } from 'react';

import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { itemName } from '@/lib/economy/orders/item-words';

import { itemSorts, sortItems, type ItemSort } from './item-sorts';

/** The number of items from which on a list can be searched. */
const SEARCHABLE_FROM = 8;

const isSort = (text: string): text is ItemSort => Object.hasOwn(itemSorts, text);

/**
 * Stores how a list of own items is searched and sorted.
 * @param value what the items are traded for; if known, the closest ones are first
 */
export const useItemTools = <Item extends InventoryItem>(
  items: readonly Item[],
  initial: ItemSort,
  value?: bigint,
) => {
  const [chosen, setSort] = useState<ItemSort>();
  const hasValue = value !== undefined;
  const isChosen = chosen !== undefined && (hasValue || chosen !== 'closest');
  const sort = isChosen ? chosen : hasValue ? 'closest' : initial;
  const [find, setFind] = useState('');
  const words = find.trim().toLowerCase();
  return {
    sorted: sortItems(items, sort, value),
    isFound: (item: Item): boolean => itemName(item).toLowerCase().includes(words),
    tools: { count: items.length, hasValue, sort, setSort, find, setFind },
  };
};

type ItemToolsProps = ReturnType<typeof useItemTools>['tools'];

/** The search and the order of a list of own items; neither is needed for one item. */
export function ItemTools({ count, hasValue, sort, setSort, find, setFind }: ItemToolsProps) {
  const id = useId();
  if (count < 2) return null;
  return (
    <div className="flex flex-wrap items-end gap-3">
      {count > SEARCHABLE_FROM && (
        <div className="grid min-w-32 flex-1 gap-2">
          <Label htmlFor={`${id}-find`}>{`Search ${count} items`}</Label>
          <Input
            id={`${id}-find`}
            type="search"
            value={find}
            onChange={({ target }) => setFind(target.value)}
          />
        </div>
      )}
      <div className="grid gap-2">
        <Label htmlFor={id}>Sort by</Label>
        <NativeSelect
          id={id}
          value={sort}
          onChange={({ target }) => {
            if (isSort(target.value)) setSort(target.value);
          }}
        >
          {Object.entries(itemSorts).map(
            ([value, words]) =>
              (hasValue || value !== 'closest') && (
                <option key={value} value={value}>
                  {words}
                </option>
              ),
          )}
        </NativeSelect>
      </div>
    </div>
  );
}
