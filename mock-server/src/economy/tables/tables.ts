import {
  createLayeredTable,
  emptyTable,
  type FrozenTable,
  type LayeredTable,
} from '../../kernel/tables/layered-table';
import { createActivityLog, EMPTY_LOG, type ActivityLog, type FrozenLog } from './activity-log';
import type { EconomyState } from './economy-state';
import { ofEachTable, type IndexesOf, type MarketTableName, type RowsOf } from './market-entities';

export type LayeredTables = {
  [Name in MarketTableName]: LayeredTable<RowsOf[Name], IndexesOf[Name]>;
};
type TableChanges = { [Name in MarketTableName]: [key: string, row: RowsOf[Name] | null][] };
type FrozenTables = { [Name in MarketTableName]: FrozenTable<RowsOf[Name]> };

export type MarketTables = LayeredTables & {
  log: ActivityLog;
};

/** An immutable market that all worlds of a seed share as their base. */
export type MarketBase = FrozenTables & {
  /** The end of the seed's history, in milliseconds since 1970. */
  anchor: number;
  log: FrozenLog;
};

export const emptyBase = (anchor: number): MarketBase => ({
  anchor,
  ...ofEachTable<'base'>(() => emptyTable()),
  log: EMPTY_LOG,
});

/** Opens a world's tables on top of a base. `state` is the stored difference from the base. */
export const openTables = (base: MarketBase, state?: EconomyState): MarketTables => {
  const frozenTables: FrozenTables = base;
  const changes: TableChanges | undefined = state;
  return {
    ...ofEachTable<'table'>(({ indexes }, name) =>
      createLayeredTable(frozenTables[name], indexes, changes?.[name]),
    ),
    log: createActivityLog(base.log, state?.activities),
  };
};

const changesOf = (tables: LayeredTables): TableChanges =>
  ofEachTable<'changes'>((_described, name) => tables[name].changes());

export const stateOfTables = (anchor: number, tables: MarketTables): EconomyState => ({
  anchor,
  ...changesOf(tables),
  activities: tables.log.own(),
});

const frozenOf = (tables: LayeredTables): FrozenTables =>
  ofEachTable<'base'>((_described, name) => tables[name].freeze());

export const freezeTables = (anchor: number, tables: MarketTables): MarketBase => ({
  anchor,
  ...frozenOf(tables),
  log: tables.log.freeze(),
});
