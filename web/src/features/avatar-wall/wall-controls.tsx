import type { AvatarFacets } from '@trait-market/contract/economy/avatars';
import { useId } from 'react';

import { CheckInput } from '@/components/ui/check-input';
import { NativeSelect } from '@/components/ui/native-select';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';

import { isSameOrder, WALL_ORDERS, type WallQuery } from './wall-query';

type WallControlsProps = {
  query: WallQuery;
  facets: AvatarFacets | undefined;
  onChange: (query: WallQuery) => void;
};

export function WallControls({ query, facets, onChange }: WallControlsProps) {
  const [collectionId, orderId] = [useId(), useId()];
  const forSale = facets?.listed.find(({ value }) => value === 'true')?.count;
  const { collection } = query;
  const values =
    facets?.collection ??
    (collection === undefined ? [] : [{ value: collection, name: collection, count: 0 }]);
  const orders =
    collection === undefined
      ? WALL_ORDERS
      : WALL_ORDERS.filter(
          ({ sort, priceChain }) => !sort.startsWith('price') || priceChain === query.priceChain,
        );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <label className="flex min-h-10 cursor-pointer items-center gap-2 text-sm">
        <CheckInput
          checked={query.listed}
          onChange={({ target }) => onChange({ ...query, listed: target.checked })}
        />
        For sale only
        {forSale !== undefined && (
          <span className="text-muted tabular-nums">{grouped(forSale)}</span>
        )}
      </label>
      <label htmlFor={collectionId} className="sr-only">
        Collection
      </label>
      <NativeSelect
        id={collectionId}
        value={collection ?? ''}
        onChange={({ target }) =>
          onChange({ ...query, collection: target.value === '' ? undefined : target.value })
        }
      >
        <option value="">All collections</option>
        {values.map(({ value, name, count }) => (
          <option key={value} value={value}>
            {plainText(name, 40) + (facets ? ` (${grouped(count)})` : '')}
          </option>
        ))}
      </NativeSelect>
      <label htmlFor={orderId} className="sr-only">
        Sort by
      </label>
      <NativeSelect
        id={orderId}
        value={orders.findIndex((order) => isSameOrder(order, query))}
        onChange={({ target }) => {
          const chosen = orders[Number(target.value)];
          if (chosen) onChange({ ...query, sort: chosen.sort, priceChain: chosen.priceChain });
        }}
      >
        {orders.map(({ words }, index) => (
          <option key={words} value={index}>
            {collection === undefined ? words : words.replace(/ in \w+/, '')}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
