import { emptyTable } from '../../kernel/tables/layered-table';
import {
  ofEachEntity,
  type EntityName,
  type FrozenTables,
  type Rows,
  type Tables,
} from './entities';
import { createModels } from './models';
import { createTable, type Table } from './table';

/** The tables of one world. Only the repositories beside this file touch them. */
export type Database = { readonly [Name in EntityName]: Table<Rows[Name]> };

/** Tables over these, to which nothing is copied. */
export const createDatabase = (base: FrozenTables = NO_TABLES): Database => {
  const models = createModels();
  return ofEachEntity<'table'>((described, name) =>
    createTable(models[name], described, base[name]),
  );
};

/** Tables with these rows. */
export const databaseOf = (rows: Tables): Database => {
  const models = createModels();
  return ofEachEntity<'table'>((described, name) => {
    const table = createTable<Rows[typeof name]>(models[name], described);
    for (const row of rows[name]) table.insert(row);
    return table;
  });
};

/** What worlds begin with unless told. */
const NO_TABLES: FrozenTables = ofEachEntity<'frozen'>(() => emptyTable());

/** All rows that there are. */
export const rowsIn = (database: Database): Tables =>
  ofEachEntity<'rows'>((_described, name) => database[name].rows());

/** All of it for other worlds to begin with. It is not to be changed after that. */
export const frozen = (database: Database): FrozenTables =>
  ofEachEntity<'frozen'>((_described, name) => database[name].freeze());
