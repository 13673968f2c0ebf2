import type { ChainId } from '@trait-market/contract/economy/shared';

import type { TraitEntry } from '../catalogue/catalogue';
import type { MarketContext } from '../orders/market-context';
import type { Summaries, TraitSummary } from './summaries';
import type { MarketBase } from '../tables/tables';
import type { Books } from './books';
import {
  createIncrementalList,
  type CachedList,
  type SharedLists,
  type Timed,
} from './incremental-list';

/** The facet values of a trait. Traits with equal values share one object. */
export type Cell = Readonly<
  Record<'collection' | 'slot' | 'rarity' | 'chainId' | 'listed', string>
> & {
  /** Consecutive numbers from 0, so that counts per cell fit in an array. */
  readonly number: number;
};

export type WallTrait = Timed & {
  trait: TraitEntry;
  summary: TraitSummary;
  chainId: ChainId;
  cell: Cell;
};

export type Wall = CachedList<WallTrait>;

const cells = new Map<string, Cell>();

const cellOf = (trait: TraitEntry, { rarity, listed }: TraitSummary, chainId: ChainId): Cell => {
  const { collection, slot } = trait;
  const name = `${collection} ${slot} ${rarity} ${chainId} ${listed > 0}`;
  const cell = cells.get(name) ?? {
    collection,
    slot,
    rarity,
    chainId: String(chainId),
    listed: String(listed > 0),
    number: cells.size,
  };
  cells.set(name, cell);
  return cell;
};

export const wallTraitOf = (
  trait: TraitEntry,
  summary: TraitSummary,
  chainId: ChainId,
  { from, until }: Timed,
): WallTrait => ({
  trait,
  summary,
  chainId,
  cell: cellOf(trait, summary, chainId),
  from,
  until,
});

const shared: SharedLists<WallTrait> = new WeakMap();

export const createWall = (
  context: MarketContext,
  base: MarketBase,
  books: Books,
  summaries: Summaries,
) => {
  const { catalogue, tables, now } = context;
  const ids = [...catalogue.traits.values()].flatMap(({ id, collection }) =>
    catalogue.collections.has(collection) ? [id] : [],
  );
  const make = (id: string): WallTrait => {
    const trait = catalogue.traits.get(id);
    const chainId = catalogue.collections.get(trait?.collection ?? '')?.chainId;
    const summary = summaries.get(id);
    if (trait === undefined || chainId === undefined || summary === undefined) {
      throw new RangeError(`The catalogue has lost the trait ${id}`);
    }
    return wallTraitOf(trait, summary, chainId, books.of(id));
  };
  const list = createIncrementalList({
    keys: () => ids,
    make,
    now,
    shared,
    catalogue,
    base: base.orders,
    isUntouched: () =>
      [tables.orders, tables.loose, tables.avatars, tables.wrapped, tables.approvals].every(
        (table) => table.isUntouched(),
      ),
  });
  books.onTouch(list.touch);
  tables.avatars.onChange(({ before, after }) => {
    for (const id of Object.values(before?.worn ?? {})) list.touch(id);
    for (const id of Object.values(after?.worn ?? {})) list.touch(id);

    if (before?.collection === after?.collection) return;
    // Invalidates the whole collection: an added or removed avatar changes every trait's share.
    for (const row of [before, after]) {
      for (const { id } of catalogue.traitsOf(row?.collection ?? '')) list.touch(id);
    }
  });
  return { now: list.now };
};
