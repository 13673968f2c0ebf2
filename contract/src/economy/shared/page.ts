import * as z from 'zod/mini';

export const MAX_PAGE = 60;
export const DEFAULT_PAGE = 24;

const LIMIT_WORDS = `a whole number from 1 to ${MAX_PAGE}`;
const inRange = z
  .int(LIMIT_WORDS)
  .check(z.minimum(1, LIMIT_WORDS), z.maximum(MAX_PAGE, LIMIT_WORDS));

const CursorSchema = z.string().check(z.regex(/^[\w-]{1,1024}$/));

export const pageQuery = {
  cursor: z.optional(CursorSchema),
  limit: z.optional(
    z.union([
      inRange,
      z.pipe(
        z.pipe(
          z.string().check(z.regex(/^\d{1,2}$/, LIMIT_WORDS)),
          z.transform((text) => Number(text)),
        ),
        inRange,
      ),
    ]),
  ),
};

/** A page of a list. `total` counts the whole list; `nextCursor` is null on the last page. */
export const pageOf = <Schema extends z.core.$ZodType>(item: Schema) =>
  z.looseObject({
    items: z.array(item),
    nextCursor: z.nullable(CursorSchema),
    total: z.int().check(z.minimum(0)),
  });
