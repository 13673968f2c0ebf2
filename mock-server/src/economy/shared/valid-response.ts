import * as z from 'zod/mini';

/** @throws Error when the response would be invalid, before the market changes */
export const validResponse = async <Status extends number, Schema extends z.core.$ZodType, Result>(
  status: Status,
  schema: Schema,
  perform: (respond: (result: Result) => void) => Promise<Result>,
  present: (result: Result) => z.output<Schema>,
): Promise<{ status: Status; body: z.output<Schema> }> => {
  const made: z.output<Schema>[] = [];
  const result = await perform((done) => {
    const body = present(done);
    const { error } = z.safeParse(schema, body);
    if (error) throw new Error(`The response would be invalid: ${z.prettifyError(error)}`);
    made.push(body);
  });
  // In tests, a market with a planted fault may not call `respond`.
  return { status, body: made[0] ?? present(result) };
};
