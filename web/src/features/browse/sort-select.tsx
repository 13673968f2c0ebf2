import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/chains';
import type { TraitSort } from '@trait-market/contract/economy/traits';
import { useId } from 'react';

import { NativeSelect } from '@/components/ui/native-select';

import { nativeCoin } from './filters/coins';
import { hasBounds } from './filters/price';
import { isByPrice, type MarketQuery } from './market-query';

type Order = { sort: TraitSort; priceChain: ChainId | undefined; words: string };

const keyOf = ({ sort, priceChain }: Pick<Order, 'sort' | 'priceChain'>): string =>
  isByPrice({ sort }) ? `${sort} ${priceChain}` : sort;

/** Coins do not compare, so an order by price names one of those that are looked at. */
const ordersFor = (coins: readonly ChainId[]): Order[] => [
  ...coins.flatMap((priceChain): Order[] => [
    { sort: 'price-asc', priceChain, words: `Price in ${nativeCoin(priceChain)}, low to high` },
    { sort: 'price-desc', priceChain, words: `Price in ${nativeCoin(priceChain)}, high to low` },
  ]),
  { sort: 'rarity', priceChain: undefined, words: 'Rarest first' },
  { sort: 'newest', priceChain: undefined, words: 'Newest first' },
  { sort: 'name', priceChain: undefined, words: 'Name, A to Z' },
];

const coinsOf = (query: MarketQuery, priceChain: ChainId): readonly ChainId[] =>
  hasBounds(query) || query.chain.length === 1 ? [priceChain] : CHAIN_IDS;

type SortSelectProps = {
  query: MarketQuery;
  /** Whose coin the prices of the query are in. */
  priceChain: ChainId;
  onChange: (order: Pick<MarketQuery, 'sort' | 'priceChain'>) => void;
};

/** The order of the traits. */
export function SortSelect({ query, priceChain, onChange }: SortSelectProps) {
  const id = useId();
  const orders = ordersFor(coinsOf(query, priceChain));
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Order
      </label>
      <NativeSelect
        id={id}
        value={keyOf({ sort: query.sort, priceChain })}
        onChange={({ target }) => {
          const chosen = orders.find((order) => keyOf(order) === target.value);
          if (!chosen) return;
          const isAsMeant = chosen.priceChain === undefined || chosen.priceChain === priceChain;
          onChange({
            sort: chosen.sort,
            priceChain: isAsMeant ? query.priceChain : chosen.priceChain,
          });
        }}
      >
        {orders.map((order) => (
          <option key={keyOf(order)} value={keyOf(order)}>
            {order.words}
          </option>
        ))}
      </NativeSelect>
    </>
  );
}
