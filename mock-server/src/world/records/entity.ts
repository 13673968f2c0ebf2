import * as z from 'zod/mini';

export type TextColumn<Row> = {
  [Column in keyof Row]: Row[Column] extends string ? Column : never;
}[keyof Row] &
  string;

export type Entity<Row> = {
  row: z.ZodMiniType<Row, Row>;
  columns: z.core.$ZodShape;
  key: TextColumn<Row>;
  searched: TextColumn<Row>;
};

type RowOf<Columns extends z.core.$ZodShape> = z.infer<z.ZodMiniObject<Columns, z.core.$strict>>;

export const entity = <Columns extends z.core.$ZodShape>(
  key: TextColumn<RowOf<Columns>>,
  columns: Columns,
  searched: TextColumn<RowOf<Columns>> = key,
) => ({ row: z.strictObject(columns), columns, key, searched });
