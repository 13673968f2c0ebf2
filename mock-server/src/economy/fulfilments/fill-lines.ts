import type { ChainId } from '@trait-market/contract/economy/shared';
import type { OrderKind } from '@trait-market/contract/economy/orders';

import type { Account } from '../../kernel/account';
import type { Effects } from '../orders/apply-effects';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import type { OrderRow } from '../tables/rows';
import { afterFills } from './after-fills';
import type { Wanted } from './can-fulfil';
import type { FilledLine, FilledLines, NotFilled } from './filled-lines';
import { planFill, type PlannedFill } from './plan-fill';

export type WantedLine = { order: OrderRow; wanted: Wanted };

type PlannedLine = WantedLine & (({ outcome: 'filled' } & { fill: PlannedFill }) | NotFilled);

type Signed = { caller: Account; chainId: ChainId; now: number };

/**
 * Returns the order of a signed line, whose terms allow that many units.
 * @throws MarketRefusal for an unknown order, another kind or network, or too many units
 */
export const orderOfLine = (
  { tables, termsOf }: MarketContext,
  chainId: ChainId,
  kind: OrderKind,
  { orderHash, quantity }: { orderHash: string; quantity: string },
): OrderRow => {
  const order = tables.orders.find(orderHash.toLowerCase());
  if (order === undefined) throw new MarketRefusal('unknown-order', 'There is no such order.');
  const terms = termsOf(order);
  if (terms.chainId !== chainId) {
    throw new MarketRefusal(
      'wrong-chain',
      'One signature is for one network. This order is on another.',
    );
  }
  if (terms.kind !== kind) {
    throw new MarketRefusal(
      'bad-terms',
      `Each order must be ${kind === 'offer' ? 'an offer' : 'a listing'}.`,
    );
  }
  if (terms.reservedFor !== undefined) {
    throw new MarketRefusal('bad-terms', 'A reserved listing is bought alone.');
  }
  const units = BigInt(quantity);
  if (units >= 1n && units <= BigInt(terms.quantity)) return order;
  throw new MarketRefusal('bad-terms', 'The order doesn’t have that many editions.');
};

/** Plans the lines in order, each with the holdings that the lines before it leave. */
export const planLines = (
  context: MarketContext,
  { caller, now }: Signed,
  lines: readonly WantedLine[],
  { maximum, allRequired }: { maximum: number; allRequired: boolean },
): PlannedLine[] => {
  // Seaport reverts the whole call when an order without units left is named again.
  if (new Set(lines.map(({ order }) => order.hash)).size < lines.length) {
    throw new MarketRefusal('bad-terms', 'One signature names each order once.');
  }
  const filled: PlannedFill[] = [];
  return lines.map((line): PlannedLine => {
    if (filled.length === maximum) return { ...line, outcome: 'not-needed' };
    const movements = filled.flatMap((fill) => fill.movements);
    const settlement = afterFills(context.settlement, movements);
    try {
      const fill = planFill({ ...context, settlement }, caller, line.order, line.wanted, now);
      filled.push(fill);
      return { ...line, outcome: 'filled', fill };
    } catch (error) {
      if (allRequired || !(error instanceof MarketRefusal)) throw error;
      return { ...line, outcome: 'missed', reason: error.code };
    }
  });
};

/**
 * Returns the effects of the lines that are filled.
 * @param amountOf the buyer's payment or the seller's proceeds of a fill
 * @throws MarketRefusal when no line is filled
 */
export const effectsOfLines = (
  context: MarketContext,
  { chainId }: Signed,
  planned: readonly PlannedLine[],
  amountOf: (fill: PlannedFill) => bigint,
): Effects<FilledLines> & { total: bigint } => {
  const fills = planned.flatMap((line) => (line.outcome === 'filled' ? line.fill : []));
  if (fills.length === 0) {
    throw new MarketRefusal('nothing-available', 'None of these orders can be filled right now.');
  }
  const total = fills.reduce((sum, fill) => sum + amountOf(fill), 0n);
  return {
    total,
    movements: fills.flatMap(({ movements }) => movements),
    activities: fills.map(({ activity }) => activity),
    orderHashes: fills.map(({ order }) => order.hash),
    store: ({ activities }) => {
      const stored = [...activities];
      for (const { order } of fills) context.tables.orders.put(order.hash, order);
      const lines = planned.map((line): FilledLine => {
        const { wanted, order } = line;
        const common = { order, quantity: Number(wanted.quantity) };
        if (line.outcome === 'missed') return { ...common, outcome: 'missed', reason: line.reason };
        if (line.outcome === 'not-needed') return { ...common, outcome: 'not-needed' };
        const activity = stored.shift();
        if (activity === undefined) throw new Error('A fulfilment is in the activity.');
        const { fill } = line;
        return {
          ...common,
          order: fill.order,
          outcome: 'filled',
          amount: amountOf(fill),
          activity,
        };
      });
      return { chainId, lines, total };
    },
  };
};
