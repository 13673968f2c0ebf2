import type { FrozenTable } from '../../kernel/tables/layered-table';
import type { MarketContext } from '../orders/market-context';
import { stateOfOrder } from '../orders/order-state';
import type { OrderTerms } from '../orders/order-terms';
import { tokenKey } from '../tables/keys';
import type { OrderRow } from '../tables/rows';
import { type MarketBase } from '../tables/tables';

type Standing = {
  kind: 'listing' | 'offer';
  /** The price of one edition, in wei. */
  price: bigint;
  units: number;
  expiresAt: number;
};

/** An immutable summary of the open orders for a trait or an avatar; prices are in wei. */
export type Book = {
  standings: ReadonlyMap<string, Standing>;
  floor: bigint | undefined;
  listed: number;
  bestOffer: bigint | undefined;
  /** The book is valid from `from` until `until`, when its next order expires; in milliseconds. */
  from: number;
  until: number;
};

/** The books of worlds whose market hasn't changed; all worlds of a seed share them. */
const sharedBooks = new WeakMap<FrozenTable<OrderRow>, Map<string, Book>>();

const bookOf = (standings: ReadonlyMap<string, Standing>, from: number): Book => {
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

/** A trait's id or an avatar's key. Only keys contain a slash, so the two never collide. */
export type BookName = string;

const bookNameOf = ({ kind, gives, gets }: OrderTerms): BookName | undefined => {
  if (kind === 'trade') return undefined;
  const [good] = kind === 'listing' ? gives : gets;
  if (good?.kind === 'trait') return good.traitId;
  return good?.kind === 'avatar' ? good.avatar : undefined;
};

/** Reevaluates only the orders that changed, so that reading stays fast with many orders. */
export const createBooks = (context: MarketContext, base: MarketBase) => {
  const { catalogue, tables, termsOf } = context;
  const own = new Map<string, Book>();
  const touched = new Map<string, Set<string>>();

  const shared = sharedBooks.get(base.orders) ?? new Map<string, Book>();
  sharedBooks.set(base.orders, shared);
  const isUntouched = (): boolean =>
    [tables.orders, tables.loose, tables.avatars, tables.wrapped, tables.approvals].every((table) =>
      table.isUntouched(),
    );
  // False for a restored market, which differs from its base without reporting any change.
  const beganUntouched = isUntouched();

  const listeners: ((name: BookName) => void)[] = [];

  const touch = (order: OrderRow | undefined): void => {
    const name = order && bookNameOf(termsOf(order));
    if (order === undefined || name === undefined) return;
    const hashes = touched.get(name) ?? new Set();
    touched.set(name, hashes.add(order.hash));
    for (const listener of listeners) listener(name);
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
    touchAll(tables.orders.keysBy('openToken', tokenKey(token, row.tokenId)));
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

  const tokenOf = (name: BookName): string | undefined => {
    const trait = catalogue.traits.get(name);
    const avatar = trait === undefined ? tables.avatars.find(name) : undefined;
    const { contracts } = catalogue.collections.get((trait ?? avatar)?.collection ?? '') ?? {};
    if (contracts === undefined) return undefined;
    if (trait !== undefined) return tokenKey(contracts.traits, trait.tokenId);
    return avatar && tokenKey(contracts.avatars, avatar.tokenId);
  };

  const open = (name: BookName, now: number): Book => {
    const token = tokenOf(name);
    const standings = new Map<string, Standing>();
    for (const hash of token === undefined ? [] : tables.orders.keysBy('openToken', token)) {
      const order = tables.orders.find(hash);
      if (order === undefined || bookNameOf(termsOf(order)) !== name) continue;
      const standing = standingOf(hash, now);
      if (standing !== undefined) standings.set(hash, standing);
    }
    return bookOf(standings, now);
  };

  const brought = (book: Book, hashes: ReadonlySet<string>, now: number): Book => {
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
    /** Calls the listener when a book may have changed for any reason other than time. */
    onTouch: (listener: (name: BookName) => void): void => void listeners.push(listener),
    of: (name: BookName): Book => {
      const now = context.now();
      const kept = own.get(name) ?? (beganUntouched ? shared.get(name) : undefined);
      const hashes = touched.get(name) ?? NONE;
      // Recomputes the book when the clock was set back, because expired orders become valid again.
      if (kept === undefined || now < kept.from) {
        const fresh = open(name, now);
        touched.delete(name);
        (isUntouched() && !shared.has(name) ? shared : own).set(name, fresh);
        return fresh;
      }
      if (hashes.size === 0 && now < kept.until) return kept;
      const fresh = brought(kept, hashes, now);
      touched.delete(name);
      own.set(name, fresh);
      return fresh;
    },
  };
};
export type Books = ReturnType<typeof createBooks>;
