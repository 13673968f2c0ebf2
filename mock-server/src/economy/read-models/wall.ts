import type { ChainId } from '@trait-market/contract/economy/shared';

import type { TraitEntry } from '../catalogue/catalogue';
import type { MarketContext } from '../orders/market-context';
import type { Summaries, TraitSummary } from './summaries';
import type { MarketBase } from '../tables/tables';
import type { Books } from './books';
import { createKeptList, type Kept, type SharedLists, type Timed } from './kept-list';

/** What a trait is filed under when browsing counts. Traits that are filed alike have the same object. */
export type Cell = Readonly<
  Record<'collection' | 'slot' | 'rarity' | 'chainId' | 'listed', string>
> & {
  /** Its own, from 0: what is counted by cell is counted in a list. */
  readonly number: number;
};

/** A trait as the market's grid goes by it. */
export type WallTrait = Timed & {
  trait: TraitEntry;
  summary: TraitSummary;
  chainId: ChainId;
  cell: Cell;
};

/** All traits as browsing shows them, by the order of their appearance. */
export type Wall = Kept<WallTrait>;

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

/** A trait with what is known of it from a time until another. */
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

/** The market's grid: what each trait costs and how rare it is, kept as acts change it. */
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
  const list = createKeptList({
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
    // With one avatar more or less each trait of its collection has another share of wearers.
    for (const row of [before, after]) {
      for (const { id } of catalogue.traitsOf(row?.collection ?? '')) list.touch(id);
    }
  });
  return { now: list.now };
};
