import type { SavedQuery } from '@trait-market/contract/economy/searches';

import type { Account } from '../../kernel/account';
import type { LedgerContext } from '../orders/market-context';
import { avatarMatcher } from '../read-models/avatar-matcher';
import { rankCollection, type RankedAvatar } from '../read-models/avatar-wall';
import { traitMatcher } from '../read-models/trait-matcher';
import { avatarKey } from '../tables/keys';
import { stateOfOrder } from '../orders/order-state';
import { worthAt } from '../prices/rates';
import { searchesOf } from '../saved/searches';
import type { ActivityRow } from '../tables/rows';
import { priceFilterOf } from '../prices/price-order';
import { aboutOrder, unitPrice, type Draft } from './draft';

/** The maximum number of listings to match against searches after a long absence of the user. */
const LOOKED_THROUGH = 500;

type Listed = Omit<Draft['content'] & { kind: 'search-match' }, 'kind' | 'search' | 'count'> & {
  at: number;
};

const listedIn = (
  context: LedgerContext,
  account: Account,
  { type, orderHash, at }: ActivityRow,
): Listed | undefined => {
  const row = type === 'listing' ? context.tables.orders.find(orderHash ?? '') : undefined;
  if (row === undefined) return undefined;
  const terms = context.termsOf(row);
  const price = unitPrice(terms);
  if (price === null || terms.maker === account) return undefined;
  if (stateOfOrder({ ...context, now: context.now() }, row, terms).kind !== 'fillable') {
    return undefined;
  }
  return { ...aboutOrder(row, terms), by: terms.maker, price, at };
};

type Matcher = (listed: Listed) => boolean;

/** A filter that traits and avatars share; `minPrice` represents both price bounds and their unit. */
type ListingFilter = 'listed' | 'minPrice';

const listingMatcher = (context: LedgerContext, query: SavedQuery): Matcher => {
  const worth = worthAt(context.now());
  const passes: Readonly<Record<ListingFilter, Matcher>> = {
    listed: () => query.listed !== false,
    minPrice: ({ price: { chainId, amount } }) =>
      priceFilterOf(query, chainId, worth)({ chainId, floor: BigInt(amount) }),
  };
  return (listed) => passes.listed(listed) && passes.minPrice(listed);
};

type AvatarOf = (key: string) => RankedAvatar | undefined;

/** Ranks each collection at most once, and only those of listed avatars. */
const createAvatarOf = (context: LedgerContext): AvatarOf => {
  const ranked = new Map<string, ReadonlyMap<string, RankedAvatar>>();
  return (key) => {
    const row = context.tables.avatars.find(key);
    const collection = context.catalogue.collections.get(row?.collection ?? '');
    if (collection === undefined) return undefined;
    const known =
      ranked.get(collection.slug) ??
      new Map(
        rankCollection(context, collection).map((one) => [
          avatarKey(one.row.collection, one.row.tokenId),
          one,
        ]),
      );
    ranked.set(collection.slug, known);
    return known.get(key);
  };
};

const matching = (context: LedgerContext, query: SavedQuery, avatarOf: AvatarOf): Matcher => {
  const isListedAs = listingMatcher(context, query);
  if (query.kind !== 'avatars') {
    const isTrait = traitMatcher(context, query);
    return (listed) => {
      const [good] = listed.goods;
      const trait = good?.kind === 'trait' ? context.catalogue.traits.get(good.traitId) : undefined;
      return trait !== undefined && isListedAs(listed) && isTrait(trait);
    };
  }
  const isAvatar = avatarMatcher(context.catalogue, query);
  return (listed) => {
    const [good] = listed.goods;
    const avatar = good?.kind === 'avatar' ? avatarOf(good.avatar) : undefined;
    return avatar !== undefined && isListedAs(listed) && isAvatar(avatar);
  };
};

/** Returns one notice for each saved search, about the latest match. */
export const noticesFromSearches = (
  context: LedgerContext,
  account: Account,
  activities: readonly ActivityRow[],
): Draft[] => {
  if (activities.length === 0) return [];
  const wanted = searchesOf(context, account).filter(({ notifiedSince }) => notifiedSince !== null);
  if (wanted.length === 0) return [];
  const listed = activities
    .filter(({ type }) => type === 'listing')
    .slice(-LOOKED_THROUGH)
    .flatMap((activity) => listedIn(context, account, activity) ?? []);
  if (listed.length === 0) return [];
  const avatarOf = createAvatarOf(context);
  return wanted.flatMap(({ id, name, query, notifiedSince }): Draft[] => {
    const isMatch = matching(context, query, avatarOf);
    const found = listed.filter((one) => one.at >= (notifiedSince ?? Infinity) && isMatch(one));
    const last = found.at(-1);
    if (last === undefined) return [];
    const { at, ...about } = last;
    const content = {
      kind: 'search-match',
      ...about,
      search: { id, name },
      count: found.length,
    } as const;
    return [{ subject: `search-match ${id}`, at, content }];
  });
};
