import * as z from 'zod/mini';

/** The columns of a row that hold texts. */
export type TextColumn<Row> = {
  [Column in keyof Row]: Row[Column] extends string ? Column : never;
}[keyof Row] &
  string;

/** What an entity is: all that its model, its table and its part of a snapshot are made from. */
export type Entity<Row> = {
  row: z.ZodMiniType<Row, Row>;
  columns: z.core.$ZodShape;
  /** The column that no two rows have alike. */
  key: TextColumn<Row>;
  /** The column that is searched for a part of its text; its key unless told. */
  searched: TextColumn<Row>;
};

type RowOf<Columns extends z.core.$ZodShape> = z.infer<z.ZodMiniObject<Columns, z.core.$strict>>;

/** Describes an entity: its key, its columns, and the column that is searched. */
export const entity = <Columns extends z.core.$ZodShape>(
  key: TextColumn<RowOf<Columns>>,
  columns: Columns,
  searched: TextColumn<RowOf<Columns>> = key,
) => ({ row: z.strictObject(columns), columns, key, searched });
