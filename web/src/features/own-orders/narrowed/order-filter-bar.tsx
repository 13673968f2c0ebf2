import { CHAIN_IDS, CHAINS } from '@trait-market/contract/economy/shared';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { ChoiceSelect } from '@/components/choice-select';
import { CollectionSelect } from '@/components/economy/items/collection-select';
import { FiltersToggle } from '@/components/filters/filters-toggle';
import { NameSearch } from '@/components/name-search';
import { cn } from '@/lib/cn';
import { chainSlug } from '@/lib/chain/chain-slug';

import {
  countFilters,
  sortNames,
  stateNames,
  withFilter,
  type OrderFilterParam,
  type OrderFilters,
} from './order-filters';

export function OrderFilterBar({ filters }: { filters: OrderFilters }) {
  const [, setParams] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const filtersId = useId();
  const { name, collection, chainId, state, sort } = filters;
  const choose =
    (param: OrderFilterParam, replace = false) =>
    (value: string) =>
      setParams((params) => withFilter(params, param, value), {
        replace,
        preventScrollReset: true,
      });
  return (
    <div className="grid justify-items-start gap-3">
      <FiltersToggle
        controls={filtersId}
        count={countFilters(filters)}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        className="sm:hidden"
      />
      <div
        id={filtersId}
        className={cn(
          'grid w-full grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-5',
          !isOpen && 'max-sm:hidden',
        )}
      >
        <NameSearch name={name} onSearch={choose('name', true)} />
        <div className="grid content-start gap-1">
          <CollectionSelect value={collection ?? ''} onChange={choose('collection')} />
        </div>
        <ChoiceSelect
          label="Network"
          all="All networks"
          value={chainId === undefined ? '' : chainSlug(chainId)}
          choices={CHAIN_IDS.map((id) => [chainSlug(id), CHAINS[id].name])}
          onChange={choose('chain')}
        />
        <ChoiceSelect
          label="State"
          all="Any state"
          value={state ?? ''}
          choices={Object.entries(stateNames)}
          onChange={choose('state')}
        />
        <ChoiceSelect
          label="Sort by"
          all="Newest"
          value={sort ?? ''}
          choices={Object.entries(sortNames)}
          onChange={choose('sort')}
        />
      </div>
    </div>
  );
}
