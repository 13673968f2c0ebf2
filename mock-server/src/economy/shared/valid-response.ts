import * as z from 'zod/mini';

/**
 * Performs an action of the market, and makes its response before the action is final.
 *
 * @param schema the contract's schema of the response
 * @throws Error for a response that the contract does not allow; then the market is as it was
 */
export const validResponse = async <Schema extends z.core.$ZodType, Result>(
  schema: Schema,
  perform: (respond: (result: Result) => void) => Promise<unknown>,
  present: (result: Result) => z.output<Schema>,
): Promise<z.output<Schema>> => {
  const made: z.output<Schema>[] = [];
  await perform((result) => {
    const body = present(result);
    const { error } = z.safeParse(schema, body);
    if (error) throw new Error(`The response would be invalid: ${z.prettifyError(error)}`);
    made.push(body);
  });
  const [body] = made;
  if (body === undefined) throw new Error('The action ended without a response.');
  return body;
};
