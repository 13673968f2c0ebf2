import { ofEachEntity, type EntityName, type Rows, type Tables } from './entities';
import { createModels } from './models';
import { createTable, type Table } from './table';

/** The tables of one world. Only the repositories beside this file touch them. */
export type Database = { readonly [Name in EntityName]: Table<Rows[Name]> };

/** Tables with these rows, else without any. */
export const createDatabase = (rows?: Tables): Database => {
  const models = createModels();
  return ofEachEntity<'table'>((described, name) =>
    createTable(models[name], described, rows?.[name]),
  );
};

/** All rows that there are. */
export const rowsIn = (database: Database): Tables =>
  ofEachEntity<'rows'>((_described, name) => database[name].rows());
