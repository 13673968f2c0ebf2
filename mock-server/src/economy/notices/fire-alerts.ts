import { convert, type Worth } from '@trait-market/contract/economy/rates';
import {
  CHAIN_IDS,
  type ChainId,
  type Price,
  UNIT_OF_CHAIN,
} from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { TraitEntry } from '../catalogue/catalogue';
import type { MarketContext } from '../orders/market-context';
import { avatarMatcher, type AvatarFilters } from '../read-models/avatar-matcher';
import { listingOf } from '../read-models/avatar-orders';
import type { WallAvatar } from '../read-models/avatar-wall';
import type { Summaries } from '../read-models/summaries';
import { traitMatcher } from '../read-models/trait-matcher';
import { alertsOf } from '../saved/alerts';
import { alertKey, avatarKey } from '../tables/keys';
import type { AlertRow } from '../tables/alert-row';
import type { OrderRow } from '../tables/rows';
import { aboutOrder, type Draft } from './draft';
import { tell, watchOf } from './inbox';

/** The evaluated market: what each trait and each avatar costs. */
export type PricedMarket = {
  summaries: Pick<Summaries, 'listingsOf'>;
  avatarWall: () => readonly WallAvatar[];
};

type Subject = { traitId: string } | { avatar: string };
type Listing = { about: Subject; order: OrderRow; maker: Account; price: bigint };

const traitListings = (
  { summaries }: PricedMarket,
  traits: readonly Pick<TraitEntry, 'id'>[],
): Listing[] =>
  traits.flatMap(({ id }) =>
    summaries
      .listingsOf(id)
      .map(({ order, maker, price }) => ({ about: { traitId: id }, order, maker, price })),
  );

const avatarListings = (
  context: MarketContext,
  { avatarWall }: PricedMarket,
  query: AvatarFilters,
): Listing[] => {
  const isMatch = avatarMatcher(context.catalogue, query);
  return avatarWall().flatMap((avatar): Listing[] => {
    const { row, summary } = avatar;
    if (summary.floor === undefined || !isMatch(avatar)) return [];
    const listing = listingOf(context, row);
    const about = { avatar: avatarKey(row.collection, row.tokenId) };
    return listing === undefined ? [] : [{ about, maker: row.owner, ...listing }];
  });
};

const listingsOf = (
  context: MarketContext,
  market: PricedMarket,
  { about }: AlertRow,
): readonly Listing[] => {
  if (about.kind === 'trait') return traitListings(market, [about]);
  const { query } = about;
  if (query.kind === 'avatars') return avatarListings(context, market, query);
  const isMatch = traitMatcher(context, query);
  return traitListings(market, [...context.catalogue.traits.values()].filter(isMatch));
};

/** Returns other wallets' cheapest listing on each chain of the alert's traits or avatars. */
export const cheapestOfAlert = (
  context: MarketContext,
  market: PricedMarket,
  alert: AlertRow,
): Map<ChainId, Listing> => {
  const cheapest = new Map<ChainId, Listing>();
  for (const listing of listingsOf(context, market, alert)) {
    const { order, maker, price } = listing;
    const before = cheapest.get(order.chainId);
    if (maker === alert.account || (before !== undefined && before.price <= price)) continue;
    cheapest.set(order.chainId, listing);
  }
  return cheapest;
};

export const listedPrice = ({ order: { chainId }, price }: Listing): Price => ({
  chainId,
  coin: 'native',
  amount: String(price),
});

const listingWithin = (
  cheapest: ReadonlyMap<ChainId, Listing>,
  { maxPrice, unit }: AlertRow,
  worth: Worth,
): Listing | undefined =>
  CHAIN_IDS.flatMap((chainId) => {
    const listing = cheapest.get(chainId);
    const most = convert(worth, BigInt(maxPrice), unit, UNIT_OF_CHAIN[chainId]);
    return listing !== undefined && most !== undefined && listing.price <= most ? [listing] : [];
  })[0];

const fire = (context: MarketContext, row: AlertRow, listing: Listing): Draft => {
  const { order, about, maker } = listing;
  const price = listedPrice(listing);
  // Rates can reach the price long after the order was posted, and notices sort by their time.
  const at = context.now();
  const fired = { at, orderHash: order.hash, ...about, price };
  context.tables.alerts.put(alertKey(row.account, row.id), { ...row, fired });
  const { id, maxPrice, unit } = row;
  return {
    subject: `price-alert ${id} ${row.armedAt}`,
    at,
    content: {
      kind: 'price-alert',
      ...aboutOrder(order, context.termsOf(order)),
      alert: { id, maxPrice, unit },
      by: maker,
      price,
    },
  };
};

type Due = { row: AlertRow; listing: Listing };

/** Returns the wallet's unfired alerts whose price a listing has reached. */
export const alertsDue = (
  context: MarketContext,
  market: PricedMarket,
  account: Account,
  worth: Worth,
): Due[] =>
  alertsOf(context, account)
    .filter(({ fired }) => fired === null)
    .flatMap((row): Due[] => {
      const listing = listingWithin(cheapestOfAlert(context, market, row), row, worth);
      return listing === undefined ? [] : [{ row, listing }];
    });

/** Fires the wallet's alerts whose price a listing has reached, each once. */
export const fireAlerts = (
  context: MarketContext,
  market: PricedMarket,
  account: Account,
  worth: Worth,
): void => {
  const drafts = alertsDue(context, market, account, worth).map(({ row, listing }) =>
    fire(context, row, listing),
  );
  if (drafts.length === 0) return;
  const { tables } = context;
  tables.watches.put(account, tell(tables, watchOf(tables, account), drafts));
};
