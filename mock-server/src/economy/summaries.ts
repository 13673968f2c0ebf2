import type { MarketContext } from './market-context';
import { stateOfOrder } from './order-state';
import { wearOf, type Wear } from './rarity';
import type { FrozenTable } from './layered-table';
import type { MarketBase } from './tables';
import type { OrderRow } from './rows';

/** What the market's grid, its filters and its order go by. Amounts in wei. */
export interface TraitSummary extends Wear {
  /** Of the cheapest edition that can be bought now. */
  floor: bigint | undefined;
  /** Editions that can be bought now. */
  listed: number;
  /** The highest price of an edition that can be accepted now. */
  bestOffer: bigint | undefined;
}

export type Summaries = ReadonlyMap<string, TraitSummary>;

interface Kept {
  summaries: Summaries;
  version: number;
  /** They hold from then until the next order ends, in milliseconds. */
  from: number;
  until: number;
}

/** Of markets that nobody has changed yet: all worlds of a seed begin with the same. */
const ofBase = new WeakMap<FrozenTable<OrderRow>, Kept>();

const lower = (one: bigint | undefined, other: bigint): bigint =>
  one === undefined || other < one ? other : one;
const higher = (one: bigint | undefined, other: bigint): bigint =>
  one === undefined || other > one ? other : one;

const compute = (context: MarketContext, version: number): Kept => {
  const { catalogue, tables, termsOf } = context;
  const now = context.now();
  const summaries = new Map<string, TraitSummary>();
  for (const trait of catalogue.traits.values()) {
    const wear = wearOf(context, trait);
    summaries.set(trait.id, { ...wear, floor: undefined, listed: 0, bestOffer: undefined });
  }
  let until = Number.POSITIVE_INFINITY;
  for (const hash of tables.orders.keys()) {
    const order = tables.orders.find(hash);
    if (order === undefined || order.filledAt !== null || order.cancelledAt !== null) continue;
    const terms = termsOf(order);
    const state = stateOfOrder({ ...context, now }, order, terms);
    if (terms.expiresAt > now) until = Math.min(until, terms.expiresAt);
    const [good] = terms.kind === 'listing' ? terms.gives : terms.gets;
    const summary = good?.kind === 'trait' ? summaries.get(good.traitId) : undefined;
    if (state.kind !== 'fillable' || summary === undefined || terms.money === undefined) continue;
    if (terms.kind === 'listing') {
      summary.floor = lower(summary.floor, terms.money.price);
      summary.listed += state.units;
    } else {
      summary.bestOffer = higher(summary.bestOffer, terms.money.price);
    }
  }
  return { summaries, version, from: now, until };
};

/** Summaries of all traits, worked out again only when something has changed or ended. */
export const createSummaries = (context: MarketContext, base: MarketBase) => {
  let own: Kept | undefined;
  const versionOf = (): number => {
    const { orders, loose, avatars, weth } = context.tables;
    return orders.version() + loose.version() + avatars.version() + weth.version();
  };
  const isGood = (kept: Kept | undefined, version: number): kept is Kept => {
    const now = context.now();
    return kept !== undefined && kept.version === version && now >= kept.from && now < kept.until;
  };
  return {
    now: (): Summaries => {
      const version = versionOf();
      const kept = version === 0 ? ofBase.get(base.orders) : own;
      if (isGood(kept, version)) return kept.summaries;
      const fresh = compute(context, version);
      if (version === 0) ofBase.set(base.orders, fresh);
      else own = fresh;
      return fresh.summaries;
    },
  };
};
