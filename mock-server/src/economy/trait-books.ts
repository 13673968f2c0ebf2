import type { FrozenTable } from '../kernel/tables/layered-table';
import type { MarketContext } from './market-context';
import { stateOfOrder } from './order-state';
import type { OrderTerms } from './order-terms';
import { tokenKey } from './tables/keys';
import type { OrderRow } from './tables/rows';
import { type MarketBase } from './tables/tables';

/** An order for money that can be filled now, in a trait's book. */
type Standing = {
  kind: 'listing' | 'offer';
  /** Of one edition, in wei. */
  price: bigint;
  units: number;
  expiresAt: number;
};

/** What the open orders about one trait come to. Never altered: a change makes another. */
export type TraitBook = {
  standings: ReadonlyMap<string, Standing>;
  /** Of the cheapest edition that can be bought now. */
  floor: bigint | undefined;
  /** Editions that can be bought now. */
  listed: number;
  /** The highest price of an edition that can be accepted now. */
  bestOffer: bigint | undefined;
  /** It holds from then until the next of its orders ends, in milliseconds. */
  from: number;
  until: number;
};

/** Of markets that nobody has changed yet: all worlds of a seed begin with the same. */
const sharedBooks = new WeakMap<FrozenTable<OrderRow>, Map<string, TraitBook>>();

const bookOf = (standings: ReadonlyMap<string, Standing>, from: number): TraitBook => {
  let floor: bigint | undefined;
  let bestOffer: bigint | undefined;
  let listed = 0;
  let until = Number.POSITIVE_INFINITY;
  for (const { kind, price, units, expiresAt } of standings.values()) {
    if (expiresAt < until) until = expiresAt;
    if (kind === 'offer') {
      if (bestOffer === undefined || price > bestOffer) bestOffer = price;
      continue;
    }
    listed += units;
    if (floor === undefined || price < floor) floor = price;
  }
  return { standings, floor, listed, bestOffer, from, until };
};

/** The trait that is priced by an order; undefined for a trade, or where it is an avatar. */
const pricedTrait = ({ kind, gives, gets }: OrderTerms): string | undefined => {
  if (kind === 'trade') return undefined;
  const [good] = kind === 'listing' ? gives : gets;
  return good?.kind === 'trait' ? good.traitId : undefined;
};

/**
 * The books of all traits. Of what an act has changed only the orders that it may have moved are
 * looked at again, so that reading costs the same however many there are.
 */
export const createTraitBooks = (context: MarketContext, base: MarketBase) => {
  const { catalogue, tables, termsOf } = context;
  const own = new Map<string, TraitBook>();
  /** Orders to look at again, by the trait that they are about. */
  const touched = new Map<string, Set<string>>();

  const shared = sharedBooks.get(base.orders) ?? new Map<string, TraitBook>();
  sharedBooks.set(base.orders, shared);
  const isUntouched = (): boolean =>
    [tables.orders, tables.loose, tables.avatars, tables.wrapped, tables.approvals].every((table) =>
      table.isUntouched(),
    );
  // A market that was kept differs from its base before anything here is told of a change.
  const beganUntouched = isUntouched();

  const touch = (order: OrderRow | undefined): void => {
    const traitId = order && pricedTrait(termsOf(order));
    if (order === undefined || traitId === undefined) return;
    const hashes = touched.get(traitId) ?? new Set();
    touched.set(traitId, hashes.add(order.hash));
  };
  const touchAll = (hashes: ReadonlySet<string>): void => {
    for (const hash of hashes) touch(tables.orders.find(hash));
  };

  tables.orders.onChange(({ before, after }) => touch(after ?? before));
  tables.loose.onChange(({ before, after }) => {
    const row = after ?? before;
    if (row !== undefined) touchAll(tables.orders.keysBy('openMaker', row.account));
  });
  tables.wrapped.onChange(({ key }) => {
    const [, account = ''] = key.split(':');
    touchAll(tables.orders.keysBy('openMaker', account));
  });
  tables.approvals.onChange(({ before, after }) => {
    const row = after ?? before;
    if (row !== undefined) touchAll(tables.orders.keysBy('openMaker', row.account));
  });
  tables.avatars.onChange(({ before, after }) => {
    const row = after ?? before;
    const token = catalogue.collections.get(row?.collection ?? '')?.contracts.avatars;
    if (row === undefined || token === undefined) return;
    touchAll(tables.orders.keysBy('commitment', tokenKey(token, row.tokenId)));
  });

  const standingOf = (hash: string, now: number): Standing | undefined => {
    const order = tables.orders.find(hash);
    if (order === undefined || order.filledAt !== null || order.cancelledAt !== null) return;
    const terms = termsOf(order);
    const { kind, money, expiresAt } = terms;
    if (kind === 'trade' || money === undefined) return undefined;
    const state = stateOfOrder({ ...context, now }, order, terms);
    if (state.kind !== 'fillable') return undefined;
    return { kind, price: money.price, units: state.units, expiresAt };
  };

  const open = (traitId: string, now: number): TraitBook => {
    const trait = catalogue.traits.get(traitId);
    const token = catalogue.collections.get(trait?.collection ?? '')?.contracts.traits;
    const standings = new Map<string, Standing>();
    if (trait !== undefined && token !== undefined) {
      for (const hash of tables.orders.keysBy('openToken', tokenKey(token, trait.tokenId))) {
        const order = tables.orders.find(hash);
        if (order === undefined || pricedTrait(termsOf(order)) !== traitId) continue;
        const standing = standingOf(hash, now);
        if (standing !== undefined) standings.set(hash, standing);
      }
    }
    return bookOf(standings, now);
  };

  /** The same book after some of its orders have changed, or ended. */
  const brought = (book: TraitBook, hashes: ReadonlySet<string>, now: number): TraitBook => {
    const standings = new Map(book.standings);
    for (const hash of hashes) {
      const standing = standingOf(hash, now);
      if (standing === undefined) standings.delete(hash);
      else standings.set(hash, standing);
    }
    for (const [hash, { expiresAt }] of standings) if (expiresAt <= now) standings.delete(hash);
    return bookOf(standings, now);
  };

  const NONE: ReadonlySet<string> = new Set();

  return {
    /** A trait's book as it is now. */
    of: (traitId: string): TraitBook => {
      const now = context.now();
      const kept = own.get(traitId) ?? (beganUntouched ? shared.get(traitId) : undefined);
      const hashes = touched.get(traitId) ?? NONE;
      // A clock that was put back brings back what had ended.
      if (kept === undefined || now < kept.from) {
        const fresh = open(traitId, now);
        touched.delete(traitId);
        (isUntouched() && !shared.has(traitId) ? shared : own).set(traitId, fresh);
        return fresh;
      }
      if (hashes.size === 0 && now < kept.until) return kept;
      const fresh = brought(kept, hashes, now);
      touched.delete(traitId);
      own.set(traitId, fresh);
      return fresh;
    },
  };
};
