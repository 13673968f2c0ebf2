import type { CollectionsQuerySchema } from '@trait-market/contract/economy/collections';
import type * as z from 'zod/mini';

import { memoizeFor } from '../../../kernel/memoize-for';
import type { CollectionEntry } from '../../catalogue/catalogue';
import { collectionsNamed } from '../../catalogue/name-match';
import { PERIOD_MS } from '../../prices/periods';
import { priceKey } from '../../prices/price-order';
import { sortByKey, type SortKey } from '../../shared/sort-key';
import type { ActivityRow } from '../../tables/rows';
import type { ListRates } from '../browse/rates-of-list';
import { topOfferIn } from './collection-offers';
import {
  earlierFloors,
  editionsIn,
  floorOfCollection,
  listedIn,
  ownersIn,
  salesByCollection,
  volumeOf,
} from './collections';
import type { View } from '../view/view';

type Query = z.output<typeof CollectionsQuerySchema>;

type RankedCollection = { entry: CollectionEntry; sales: readonly ActivityRow[] };

/** The precision of a floor's change in a sort key. */
const CHANGE_SCALE = 10n ** 12n;

const changeOf = (floor: bigint | undefined, before: bigint | undefined): bigint | undefined =>
  floor === undefined || !before ? undefined : ((floor - before) * CHANGE_SCALE) / before;

const listedShareOf = (view: View, slug: string): number => {
  const editions = editionsIn(view, slug);
  return editions === 0 ? 0 : listedIn(view, slug) / editions;
};

/**
 * Sorts unknown figures last in both directions. It computes only the requested figure, because the
 * list has all collections.
 */
export const collectionKey = (
  view: View,
  { sort = 'volume', order = 'desc', period }: Query,
  { worth, at: ratesAt }: ListRates,
): ((one: RankedCollection) => SortKey) => {
  const amountKey = priceKey(order === 'asc' ? 'price-asc' : 'price-desc', 1, worth);
  const now = view.market.context.now();
  const start = now - PERIOD_MS[period ?? 'all'];
  const ofCount = (count: bigint | number | undefined): SortKey => [
    count === undefined ? null : order === 'asc' ? count : -count,
  ];
  const figureOf = ({ entry, sales }: RankedCollection): SortKey => {
    const { slug, chainId } = entry;
    const ofAmount = (floor: bigint | undefined): SortKey => amountKey({ chainId, floor });
    const sold = sales.filter(({ at }) => at > start);
    switch (sort) {
      case 'volume':
        return ofAmount(BigInt(volumeOf(sold)));
      case 'sales':
        return ofCount(sold.length);
      case 'floor':
        return ofAmount(floorOfCollection(view, slug));
      case 'best-offer':
        return ofAmount(topOfferIn(view, entry));
      case 'change': {
        const before = earlierFloors(view, slug)(now - PERIOD_MS[period ?? 'month']);
        return ofCount(changeOf(floorOfCollection(view, slug), before));
      }
      case 'holders':
        return ofCount(ownersIn(view, slug));
      default:
        return ofCount(listedShareOf(view, slug));
    }
  };
  return memoizeFor((one) => [ratesAt, ...figureOf(one), one.entry.slug]);
};

/** @param findsNames if false, a search by name finds nothing */
export const rankedCollections = (
  view: View,
  query: Query,
  keyOf: (one: RankedCollection) => SortKey,
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
    .map((entry): RankedCollection => ({ entry, sales: allSales.get(entry.slug) ?? [] }));
  return sortByKey(found, keyOf);
};
