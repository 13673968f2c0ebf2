import type { AlertQuery } from '@trait-market/contract/economy/alerts';
import { convert, type Worth } from '@trait-market/contract/economy/rates';
import {
  CHAIN_IDS,
  type ChainId,
  type Price,
  UNIT_OF_CHAIN,
} from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { TraitEntry } from '../catalogue/catalogue';
import { namedAs } from '../catalogue/name-match';
import type { MarketContext } from '../orders/market-context';
import type { Summaries } from '../read-models/summaries';
import { alertsOf } from '../saved/alerts';
import { alertKey } from '../tables/keys';
import type { AlertRow } from '../tables/alert-row';
import type { OrderRow } from '../tables/rows';
import { wearOf } from '../traits/rarity';
import { aboutOrder, type Draft } from './draft';
import { tell, watchOf } from './inbox';

type Listing = { trait: TraitEntry; order: OrderRow; maker: Account; price: bigint };

const isOneOf = <Value>(wanted: readonly Value[] | undefined, value: Value): boolean =>
  wanted === undefined || wanted.includes(value);

const traitsMatching = (
  context: MarketContext,
  { name, collection, slot, rarity, chainId }: AlertQuery,
): TraitEntry[] => {
  const { catalogue } = context;
  const isNamed = namedAs(catalogue, name ?? '');
  return [...catalogue.traits.values()].filter(
    (trait) =>
      isOneOf(collection, trait.collection) &&
      isOneOf(slot, trait.slot) &&
      isOneOf(chainId, catalogue.collections.get(trait.collection)?.chainId) &&
      isNamed(trait) &&
      (rarity === undefined || rarity.includes(wearOf(context, trait).rarity)),
  );
};

/** Returns other wallets' cheapest listing on each chain of the alert's traits. */
export const cheapestOfAlert = (
  context: MarketContext,
  summaries: Summaries,
  { about, account }: AlertRow,
): Map<ChainId, Listing> => {
  const { catalogue } = context;
  const trait = about.kind === 'trait' ? catalogue.traits.get(about.id) : undefined;
  const traits = about.kind === 'search' ? traitsMatching(context, about.query) : [];
  const cheapest = new Map<ChainId, Listing>();
  for (const one of trait === undefined ? traits : [trait]) {
    for (const { order, maker, price } of summaries.listingsOf(one.id)) {
      const before = cheapest.get(order.chainId);
      if (maker === account || (before !== undefined && before.price <= price)) continue;
      cheapest.set(order.chainId, { trait: one, order, maker, price });
    }
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
  const { order, trait, maker } = listing;
  const price = listedPrice(listing);
  // Rates can reach the price long after the order was posted, and notices sort by their time.
  const at = context.now();
  const fired = { at, orderHash: order.hash, traitId: trait.id, price };
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
  summaries: Summaries,
  account: Account,
  worth: Worth,
): Due[] =>
  alertsOf(context, account)
    .filter(({ fired }) => fired === null)
    .flatMap((row): Due[] => {
      const listing = listingWithin(cheapestOfAlert(context, summaries, row), row, worth);
      return listing === undefined ? [] : [{ row, listing }];
    });

/** Fires the wallet's alerts whose price a listing has reached, each once. */
export const fireAlerts = (
  context: MarketContext,
  summaries: Summaries,
  account: Account,
  worth: Worth,
): void => {
  const drafts = alertsDue(context, summaries, account, worth).map(({ row, listing }) =>
    fire(context, row, listing),
  );
  if (drafts.length === 0) return;
  const { tables } = context;
  tables.watches.put(account, tell(tables, watchOf(tables, account), drafts));
};
