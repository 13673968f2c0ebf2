import { ofEachEntity, type EntityName, type Rows, type Tables } from './entities';
import { createModels } from './models';
import { createTable, type Table } from './table';

/** The tables of one world. Only repositories may access them. */
export type Database = { readonly [Name in EntityName]: Table<Rows[Name]> };

export const createDatabase = (first?: Tables): Database => {
  const models = createModels();
  return ofEachEntity<'table'>((described, name) =>
    createTable(models[name], described, first?.[name]),
  );
};

export const rowsIn = (database: Database): Tables =>
  ofEachEntity<'rows'>((_described, name) => database[name].rows());
