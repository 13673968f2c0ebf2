import {
  STATS_DAYS,
  STATS_SHOWN,
  type BestOffer,
  type CollectionPeriod,
  type CollectionStats,
  type RankedAvatar,
  type RarityCell,
} from '@trait-market/contract/economy/collections';
import { RaritySchema, SLOTS } from '@trait-market/contract/economy/shared';

import type { CollectionEntry } from '../../catalogue/catalogue';
import { traitRanks } from '../../traits/rarity';
import { sortByKey, type SortKey } from '../../shared/sort-key';
import { standingsOf, type Standing } from '../../traits/standings';
import { avatarKey } from '../../tables/keys';
import type { AvatarRow } from '../../tables/rows';
import { bestOffersIn, offeredPrice } from './collection-offers';
import { salesOfCollection, soldBetween, volumeOf } from './collections';
import { floorsOver, lowestOf, nativePrice } from '../../prices/floors';
import { heldOfCollection, largestHolders } from '../holders/holders';
import { DAY_MS, PERIOD_MS } from '../../prices/periods';
import { avatarRefOf, itemOf, partyOf, timeOf, type View } from '../view/view';

const offersOf = (view: View, entry: CollectionEntry): CollectionStats['offers'] => {
  const best = bestOffersIn(view, entry);
  const items = best.slice(0, STATS_SHOWN).map(({ good, price, ids }): BestOffer => ({
    item: itemOf(view, { ...good, quantity: 1 }),
    price: offeredPrice(entry, price),
    floor: nativePrice(
      entry.chainId,
      lowestOf(ids.flatMap((id) => view.market.summaries.get(id)?.floor ?? [])),
    ),
  }));
  return { total: best.length, items };
};

const rangeOf = (places: readonly number[]): { first: number; last: number } | null =>
  places.length === 0 ? null : { first: Math.min(...places), last: Math.max(...places) };

const raritiesOf = (view: View, { slug, chainId }: CollectionEntry): RarityCell[] => {
  const { catalogue, tables } = view.market.context;
  const ranks = traitRanks(view.market.context, slug);
  const known = catalogue.traitsOf(slug).flatMap((trait) => {
    const summary = view.market.summaries.get(trait.id);
    return summary === undefined ? [] : [{ trait, summary }];
  });
  return SLOTS.flatMap((slot) =>
    RaritySchema.options.flatMap((rarity): RarityCell[] => {
      const cell = known.filter(({ trait, summary }) => {
        return trait.slot === slot && summary.rarity === rarity;
      });
      if (cell.length === 0) return [];
      const least = lowestOf(cell.flatMap(({ summary }) => summary.floor ?? []));
      return [
        {
          slot,
          rarity,
          traits: cell.length,
          worn: cell.reduce((sum, { summary }) => sum + summary.worn, 0),
          editions: cell.reduce((sum, { trait }) => sum + (tables.supply.find(trait.id) ?? 0), 0),
          ranks: rangeOf(cell.flatMap(({ trait }) => ranks.get(trait.id)?.place ?? [])),
          floor: nativePrice(chainId, least),
        },
      ];
    }),
  );
};

export const collectionStats = (view: View, entry: CollectionEntry): CollectionStats => {
  const { context, summaries } = view.market;
  const { chainId, slug } = entry;
  const now = context.now();
  const ids = context.catalogue.traitsOf(slug).map(({ id }) => id);
  const sales = salesOfCollection(view, slug);
  const floorAt = floorsOver(context, ids);
  const listed = ids.reduce((sum, id) => sum + (summaries.get(id)?.listed ?? 0), 0);
  const editions = ids.reduce((sum, id) => sum + (context.tables.supply.find(id) ?? 0), 0);

  const periodOf = (span: number): CollectionPeriod => {
    const within = soldBetween(sales, now - span, now);
    const before = soldBetween(sales, now - 2 * span, now - span);
    return {
      volume: volumeOf(within),
      volumeBefore: volumeOf(before),
      sales: within.length,
      salesBefore: before.length,
      floorBefore: nativePrice(chainId, floorAt(now - span)),
    };
  };
  const days = Array.from({ length: STATS_DAYS }, (_, index) => {
    const at = now - (STATS_DAYS - 1 - index) * DAY_MS;
    const sold = soldBetween(sales, at - DAY_MS, at);
    const floor = nativePrice(chainId, floorAt(at));
    return { at: timeOf(at), volume: volumeOf(sold), sales: sold.length, floor };
  });
  return {
    asOf: timeOf(now),
    day: periodOf(PERIOD_MS.day),
    week: periodOf(PERIOD_MS.week),
    month: periodOf(PERIOD_MS.month),
    days,
    listedShare: editions === 0 ? 0 : listed / editions,
    rarities: raritiesOf(view, entry),
    holders: largestHolders(view, heldOfCollection(view, entry), STATS_SHOWN),
    offers: offersOf(view, entry),
  };
};

type RankedRow = Standing & { row: AvatarRow };

export const rankedKey = ({ rank, row }: RankedRow): SortKey => [rank, BigInt(row.tokenId)];

/** Returns a collection's avatars, sorted by rarity score. */
export const rankedAvatars = (view: View, { slug }: CollectionEntry): RankedRow[] => {
  const { context } = view.market;
  const { standingOf } = standingsOf(context, slug);
  const found = context.tables.avatars
    .findBy('collection', slug)
    .map((row) => ({ row, ...standingOf(avatarKey(slug, row.tokenId)) }));
  return sortByKey(found, rankedKey);
};

export const presentRankedAvatar = (
  view: View,
  { row, rank, rarityScore }: RankedRow,
): RankedAvatar => ({
  ...avatarRefOf(view, row),
  owner: partyOf(view, row.owner),
  rarityScore,
  rank,
});
