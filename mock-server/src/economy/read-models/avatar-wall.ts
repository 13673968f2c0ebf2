import type { ChainId, Rarity } from '@trait-market/contract/economy/shared';

import type { CollectionEntry } from '../catalogue/catalogue';
import type { MarketContext } from '../orders/market-context';
import { avatarKey } from '../tables/keys';
import type { AvatarRow, OrderRow } from '../tables/rows';
import { standingsOf } from '../traits/standings';
import { listingOf, type AvatarListing } from './avatar-orders';

export type WallAvatar = {
  row: AvatarRow;
  chainId: ChainId;
  /** The position of its collection. */
  place: number;
  rank: { place: number; of: number };
  /** The rarity of the rarest worn trait; `unworn` if the avatar wears nothing. */
  rarity: Rarity;
  listedAt: number | undefined;
  summary: { floor: bigint | undefined };
};

export type RankedAvatar = Pick<WallAvatar, 'row' | 'chainId' | 'rank' | 'rarity'>;

type Wall = { avatars: readonly WallAvatar[]; from: number; until: number };

const givesAvatar = (order: OrderRow | undefined): boolean =>
  order?.components.offer.some(({ itemType }) => itemType === 2) ?? false;

/** Ranks a whole collection in one pass, because each avatar affects the ranks of all others. */
export const rankCollection = (
  context: Pick<MarketContext, 'catalogue' | 'tables'>,
  { slug, chainId }: Pick<CollectionEntry, 'slug' | 'chainId'>,
): readonly RankedAvatar[] => {
  const { of, standingOf, rarityOf } = standingsOf(context, slug);
  return context.tables.avatars.findBy('collection', slug).map((row) => {
    const key = avatarKey(slug, row.tokenId);
    return { row, chainId, rank: { place: standingOf(key).rank, of }, rarity: rarityOf(key) };
  });
};

/**
 * Caches ranks until an avatar of the collection changes, and prices until an order, an approval
 * or an avatar changes or a listing expires, so that browsing doesn't evaluate every avatar.
 */
export const createAvatarWall = (context: MarketContext) => {
  const { catalogue, tables } = context;
  const ranked = new Map<string, readonly RankedAvatar[]>();
  let wall: Wall | undefined;
  const forgetPrices = () => {
    wall = undefined;
  };
  tables.approvals.onChange(forgetPrices);
  tables.orders.onChange(({ before, after }) => {
    if (givesAvatar(after ?? before)) forgetPrices();
  });
  tables.avatars.onChange(({ before, after }) => {
    for (const row of [before, after]) if (row !== undefined) ranked.delete(row.collection);
    forgetPrices();
  });

  const rankedOf = (collection: CollectionEntry): readonly RankedAvatar[] => {
    const known = ranked.get(collection.slug);
    if (known !== undefined) return known;
    const found = rankCollection(context, collection);
    ranked.set(collection.slug, found);
    return found;
  };

  const evaluate = (from: number): Wall => {
    const listings: AvatarListing[] = [];
    const avatars = [...catalogue.collections.values()].flatMap((collection, place) =>
      rankedOf(collection).map((one): WallAvatar => {
        const listing = listingOf(context, one.row);
        if (listing !== undefined) listings.push(listing);
        return {
          ...one,
          place,
          listedAt: listing?.order.createdAt,
          summary: { floor: listing?.price },
        };
      }),
    );
    const until = Math.min(...listings.map(({ expiresAt }) => expiresAt));
    return { avatars, from, until };
  };

  return (): readonly WallAvatar[] => {
    const now = context.now();
    // Recomputes the wall when the clock was set back, because expired orders become valid again.
    if (wall === undefined || now < wall.from || now >= wall.until) wall = evaluate(now);
    return wall.avatars;
  };
};
