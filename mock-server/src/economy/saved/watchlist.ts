import type { Price } from '@trait-market/contract/economy/shared';
import {
  MAX_WATCHED,
  type WatchedKind,
  type WatchRequest,
} from '@trait-market/contract/economy/watchlist';
import { isWalletAddress } from '@trait-market/contract/shared';

import { accountOf, type Account } from '../../kernel/account';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import { lowestOf, nativePrice } from '../prices/floors';
import type { Summaries } from '../read-models/summaries';
import { avatarKey, watchedKey } from '../tables/keys';
import type { WatchedRow } from '../tables/watched-row';

export const watchedBy = ({ tables }: MarketContext, account: Account): WatchedRow[] =>
  tables.watched
    .findBy('account', account)
    .toSorted((one, other) => other.since - one.since || (one.id < other.id ? -1 : 1));

/** Converts an id in the form `slug.tokenId` to the avatar's key. */
export const avatarOfWatched = (id: string): string => {
  const dot = id.indexOf('.');
  return avatarKey(id.slice(0, dot), id.slice(dot + 1));
};

const storedId = (
  { catalogue, tables }: MarketContext,
  kind: WatchedKind,
  id: string,
): string | undefined => {
  switch (kind) {
    case 'trait':
      return catalogue.traits.has(id) ? id : undefined;
    case 'collection':
      return catalogue.collections.has(id) ? id : undefined;
    case 'avatar':
      return tables.avatars.find(avatarOfWatched(id)) === undefined ? undefined : id;
    case 'wallet':
      return isWalletAddress(id) ? accountOf(id) : undefined;
  }
};

const floorNow = (
  { catalogue }: MarketContext,
  summaries: Summaries,
  kind: WatchedKind,
  id: string,
): Price | null => {
  if (kind !== 'trait' && kind !== 'collection') return null;
  const trait = kind === 'trait' ? catalogue.traits.get(id) : undefined;
  const chainId = catalogue.collections.get(trait?.collection ?? id)?.chainId;
  const traits = trait === undefined ? catalogue.traitsOf(id) : [trait];
  const floors = traits.flatMap((one) => summaries.get(one.id)?.floor ?? []);
  return chainId === undefined ? null : nativePrice(chainId, lowestOf(floors));
};

/**
 * Adds all entries or none, without requiring a signature.
 * @throws MarketRefusal when the entries exceed the wallet's limit
 */
export const watch = (
  context: MarketContext,
  summaries: Summaries,
  account: Account,
  { items }: WatchRequest,
): WatchedRow[] => {
  const { tables } = context;
  const now = context.now();
  const fresh = new Map<string, WatchedRow>();
  for (const { kind, id, since, floorThen } of items) {
    const stored = storedId(context, kind, id);
    if (stored === undefined) continue;
    const key = watchedKey(account, kind, stored);
    if (tables.watched.find(key) !== undefined) continue;
    fresh.set(key, {
      account,
      kind,
      id: stored,
      since: since === undefined ? now : Math.min(now, Date.parse(since)),
      floorThen:
        floorThen === undefined
          ? floorNow(context, summaries, kind, stored)
          : plainPrice(floorThen),
    });
  }
  if (tables.watched.findBy('account', account).length + fresh.size > MAX_WATCHED) {
    throw new MarketRefusal(
      'watchlist-full',
      `You can watch up to ${MAX_WATCHED} items. Remove some first.`,
    );
  }
  for (const [key, row] of fresh) tables.watched.put(key, row);
  return watchedBy(context, account);
};

const plainPrice = (price: Price | null): Price | null =>
  price && { chainId: price.chainId, coin: price.coin, amount: price.amount };

export const unwatch = (
  context: MarketContext,
  account: Account,
  kind: WatchedKind,
  id: string,
): WatchedRow[] => {
  const stored = kind === 'wallet' ? id.toLowerCase() : id;
  const key = watchedKey(account, kind, stored);
  if (context.tables.watched.find(key) !== undefined) context.tables.watched.remove(key);
  return watchedBy(context, account);
};
