import * as z from 'zod/mini';

import { UndeclaredRefusal } from '../../provider/errors';
import { Refusal } from '../../refusal';

const GONE = new Set([404, 410]);
const ABSENT = new Set([400, ...GONE]);

/**
 * Parses the provider's response, which is undefined when the item doesn't exist.
 * @throws Refusal for any other response
 */
export const readBody = async <Schema extends z.core.$ZodType>(
  schema: Schema,
  call: Promise<{ status: number; body: unknown }>,
): Promise<z.output<Schema> | undefined> => {
  const { status, body } = await call.catch((error: unknown) => {
    if (error instanceof UndeclaredRefusal) return error.response;
    throw error;
  });
  if (ABSENT.has(status)) return undefined;
  if (status !== 200) throw new Refusal('PROVIDER_UNREACHABLE', { retryAfterMs: 1000 });
  // The client types the body as parsed, but forwards the provider's bytes.
  return z.parse(schema, JSON.parse(String(body)));
};
