import type { Account } from '../../kernel/account';
import type { RowChange } from '../../kernel/tables/layered-table';
import type { Catalogue } from '../catalogue/catalogue';
import type { MarketContext } from '../orders/market-context';
import type { AvatarRow } from '../tables/rows';
import type { MarketBase } from '../tables/tables';
import { memoizeFor } from '../../kernel/memoize-for';

export type CollectionCount = {
  owners: number;
  editions: number;
};

type Counts = { rows: Map<Account, number>; editions: number };

const createCounter = (catalogue: Catalogue) => {
  const counts = new Map<string, Counts>();
  const of = (slug: string): Counts => {
    const found = counts.get(slug) ?? { rows: new Map(), editions: 0 };
    counts.set(slug, found);
    return found;
  };
  const collectionOf = (traitId: string): string => catalogue.traits.get(traitId)?.collection ?? '';
  const addRow = (slug: string, account: Account, by: number): void => {
    const { rows } = of(slug);
    rows.set(account, (rows.get(account) ?? 0) + by);
  };
  return {
    of,
    addTrait: ({ account, traitId }: { account: Account; traitId: string }, by: number): void =>
      addRow(collectionOf(traitId), account, by),
    addAvatar: ({ owner, collection }: AvatarRow, by: number): void =>
      addRow(collection, owner, by),
    addEditions: (traitId: string, by: number): void => {
      of(collectionOf(traitId)).editions += by;
    },
  };
};

type Counter = ReturnType<typeof createCounter>;

const baseCounters = memoizeFor((catalogue: Catalogue) =>
  memoizeFor(({ loose, avatars, supply }: MarketBase): Counter => {
    const counter = createCounter(catalogue);
    for (const row of loose.rows.values()) counter.addTrait(row, 1);
    for (const row of avatars.rows.values()) counter.addAvatar(row, 1);
    for (const [traitId, editions] of supply.rows) counter.addEditions(traitId, editions);
    return counter;
  }),
);

/** Returns a world's rows that differ from the base; `after` is undefined for removed rows. */
const changesOf = <Row>(
  table: { changes: () => [key: string, row: Row | null][] },
  base: { rows: ReadonlyMap<string, Row> },
): RowChange<Row>[] =>
  table
    .changes()
    .map(([key, row]) => ({ key, before: base.rows.get(key), after: row ?? undefined }));

export const createCollectionCounts = ({ catalogue, tables }: MarketContext, base: MarketBase) => {
  const own = createCounter(catalogue);
  const listen = <Row>(
    changes: readonly RowChange<Row>[],
    table: { onChange: (listener: (change: RowChange<Row>) => void) => void },
    count: (row: Row, by: number, key: string) => void,
  ): void => {
    const enter = ({ key, before, after }: RowChange<Row>): void => {
      if (before !== undefined) count(before, -1, key);
      if (after !== undefined) count(after, 1, key);
    };
    for (const change of changes) enter(change);
    table.onChange(enter);
  };
  listen(changesOf(tables.loose, base.loose), tables.loose, own.addTrait);
  listen(changesOf(tables.avatars, base.avatars), tables.avatars, own.addAvatar);
  listen(changesOf(tables.supply, base.supply), tables.supply, (editions, by, traitId) =>
    own.addEditions(traitId, by * editions),
  );
  return {
    of: (slug: string): CollectionCount => {
      const [began, more] = [baseCounters(catalogue)(base).of(slug), own.of(slug)];
      let owners = began.rows.size;
      for (const [account, by] of more.rows) {
        const had = began.rows.get(account) ?? 0;
        owners += Number(had + by > 0) - Number(had > 0);
      }
      return { owners, editions: began.editions + more.editions };
    },
  };
};
