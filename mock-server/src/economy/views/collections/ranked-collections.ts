import type {
  Collection,
  CollectionsQuerySchema,
} from '@trait-market/contract/economy/collections';
import type { Price } from '@trait-market/contract/economy/shared';
import type * as z from 'zod/mini';

import type { CollectionEntry } from '../../catalogue/catalogue';
import { collectionsNamed } from '../../catalogue/name-match';
import { PERIOD_MS } from '../../prices/periods';
import { priceKey } from '../../prices/price-order';
import { sortByKey, type SortKey } from '../../shared/sort-key';
import type { ActivityRow } from '../../tables/rows';
import type { ListRates } from '../browse/rates-of-list';
import { presentCollectionNow, salesByCollection, volumeOf } from './collections';
import type { View } from '../view/view';

type Query = z.output<typeof CollectionsQuerySchema>;

/** `presented` reads the activities of all traits, so it is called only if it is needed. */
type RankedCollection = {
  entry: CollectionEntry;
  sales: readonly ActivityRow[];
  presented: () => Collection;
};

/** The precision of a floor's change in a sort key. */
const CHANGE_SCALE = 10n ** 12n;

const changeOf = (floor: Price | null, before: Price | null | undefined): bigint | undefined => {
  if (floor === null || !before || BigInt(before.amount) === 0n) return undefined;
  const start = BigInt(before.amount);
  return ((BigInt(floor.amount) - start) * CHANGE_SCALE) / start;
};

const listedShareOf = ({ listed, supply }: Collection): number =>
  supply.editions === 0 ? 0 : listed / supply.editions;

/** Sorts unknown figures last in both directions. */
export const collectionKey = (
  { market }: View,
  { sort = 'volume', order = 'desc', period }: Query,
  { worth, at: ratesAt }: ListRates,
): ((one: RankedCollection) => SortKey) => {
  const amountKey = priceKey(order === 'asc' ? 'price-asc' : 'price-desc', 1, worth);
  const start = market.context.now() - PERIOD_MS[period ?? 'all'];
  const ofCount = (count: bigint | number | undefined): SortKey => [
    count === undefined ? null : order === 'asc' ? count : -count,
  ];
  const figureOf = ({ entry: { chainId }, sales, presented }: RankedCollection): SortKey => {
    const ofAmount = (amount: string | undefined): SortKey =>
      amountKey({ chainId, floor: amount === undefined ? undefined : BigInt(amount) });
    const sold = sales.filter(({ at }) => at > start);
    switch (sort) {
      case 'volume':
        return ofAmount(volumeOf(sold));
      case 'sales':
        return ofCount(sold.length);
      case 'floor':
        return ofAmount(presented().floor?.amount);
      case 'best-offer':
        return ofAmount(presented().bestOffer?.amount);
      case 'change': {
        const { floor, windows } = presented();
        return ofCount(changeOf(floor, windows?.[period ?? 'month'].floorBefore));
      }
      case 'holders':
        return ofCount(presented().owners);
      default:
        return ofCount(listedShareOf(presented()));
    }
  };
  return (one) => [ratesAt, ...figureOf(one), one.entry.slug];
};

/** @param findsNames if false, a search by name finds nothing */
export const rankedCollections = (
  view: View,
  query: Query,
  rates: ListRates,
  findsNames = true,
): RankedCollection[] => {
  const { name = '', chainId: chains } = query;
  const { catalogue } = view.market.context;
  const named = findsNames || name === '' ? collectionsNamed(catalogue, name) : new Set();
  const allSales = salesByCollection(view);
  const found = [...catalogue.collections.values()]
    .filter(
      ({ slug, chainId }) => named.has(slug) && (chains === undefined || chains.includes(chainId)),
    )
    .map((entry): RankedCollection => {
      const sales = allSales.get(entry.slug) ?? [];
      let collection: Collection | undefined;
      const presented = () => (collection ??= presentCollectionNow(view, entry, sales));
      return { entry, sales, presented };
    });
  return sortByKey(found, collectionKey(view, query, rates));
};
