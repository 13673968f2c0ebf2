import type { Price } from '@trait-market/contract/economy/shared';

import type { MarketContext } from '../orders/market-context';
import type { ActivityRow, OrderRow } from '../tables/rows';
import { DAY_MS } from './periods';

type Listed = { from: number; until: number; price: bigint };

/** How long a sold trait is assumed to have been listed when the sale has no stored order. */
const LISTED_BEFORE_SALE_MS = 14 * DAY_MS;

const eachOf = ({ price, goods: [good] }: ActivityRow): bigint => {
  const editions = good?.kind === 'trait' ? BigInt(good.quantity) : 1n;
  return BigInt(price?.amount ?? 0) / editions;
};

const endOf = ({ components, cancelledAt, filledAt, dormantSince }: OrderRow): number =>
  Math.min(
    Number(components.endTime) * 1_000,
    ...[cancelledAt, filledAt, dormantSince].filter((at) => at !== null),
  );

/** Includes an assumed listing before each sale that has no stored order. */
const listedOf = ({ tables }: Pick<MarketContext, 'tables'>, traitId: string): Listed[] =>
  tables.log.of('trait', traitId).flatMap((row): Listed[] => {
    const order = tables.orders.find(row.orderHash ?? '');
    if (row.type === 'listing' && order !== undefined) {
      return [{ from: row.at, until: endOf(order), price: eachOf(row) }];
    }
    const isBought = row.type === 'sale' && row.price?.coin === 'native';
    if (!isBought || row.orderHash !== null) return [];
    return [{ from: row.at - LISTED_BEFORE_SALE_MS, until: row.at, price: eachOf(row) }];
  });

export const floorsOver = (
  context: Pick<MarketContext, 'tables'>,
  traitIds: readonly string[],
): ((at: number) => bigint | undefined) => {
  const listed = traitIds.flatMap((id) => listedOf(context, id));
  return (at) => {
    let least: bigint | undefined;
    for (const { from, until, price } of listed) {
      if (from > at || until <= at) continue;
      if (least === undefined || price < least) least = price;
    }
    return least;
  };
};

export const highestOf = (prices: readonly bigint[]): bigint | undefined => {
  const [first, ...others] = prices;
  return others.reduce((most, one) => (most === undefined || one > most ? one : most), first);
};

export const lowestOf = (prices: readonly bigint[]): bigint | undefined => {
  const [first, ...others] = prices;
  return others.reduce((least, one) => (least === undefined || one < least ? one : least), first);
};

export const nativePrice = (chainId: Price['chainId'], wei: bigint | undefined): Price | null =>
  wei === undefined ? null : { chainId, coin: 'native', amount: String(wei) };
