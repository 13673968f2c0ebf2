import { CHAIN_IDS, CHAINS } from '@trait-market/contract/economy/shared';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { ChoiceSelect } from '@/components/choice-select';
import { CollectionSelect } from '@/components/economy/items/collection-select';
import { FoldedFilters } from '@/components/filters/folded-filters';
import { NameSearch } from '@/components/name-search';
import { chainSlug } from '@/lib/chain/chain-slug';

import { stateNames } from '../order-kinds';
import {
  countFilters,
  sortNames,
  withFilter,
  type OrderFilterParam,
  type OrderFilters,
} from './order-filters';

type OrderFilterBarProps = { filters: OrderFilters; before: ReactNode };

export function OrderFilterBar({ filters, before }: OrderFilterBarProps) {
  const [, setParams] = useSearchParams();
  const { name, collection, chainId, state, sort } = filters;
  const choose =
    (param: OrderFilterParam, replace = false) =>
    (value: string) =>
      setParams((params) => withFilter(params, param, value), {
        replace,
        preventScrollReset: true,
      });
  return (
    <FoldedFilters
      count={countFilters(filters)}
      before={before}
      className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:col-span-full lg:grid-cols-5"
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
    </FoldedFilters>
  );
}
