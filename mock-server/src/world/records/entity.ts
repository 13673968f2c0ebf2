import * as z from 'zod/mini';

/** The text columns of a row. */
export type TextColumn<Row> = {
  [Column in keyof Row]: Row[Column] extends string ? Column : never;
}[keyof Row] &
  string;

/** The description of an entity, from which its model, table and snapshot are made. */
export type Entity<Row> = {
  row: z.ZodMiniType<Row, Row>;
  columns: z.core.$ZodShape;
  /** The unique column. */
  key: TextColumn<Row>;
  /** The column for text searches; defaults to the key. */
  searched: TextColumn<Row>;
};

type RowOf<Columns extends z.core.$ZodShape> = z.infer<z.ZodMiniObject<Columns, z.core.$strict>>;

/** Describes an entity: its key, columns and searched column. */
export const entity = <Columns extends z.core.$ZodShape>(
  key: TextColumn<RowOf<Columns>>,
  columns: Columns,
  searched: TextColumn<RowOf<Columns>> = key,
) => ({ row: z.strictObject(columns), columns, key, searched });
