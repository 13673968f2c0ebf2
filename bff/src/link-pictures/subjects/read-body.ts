import * as z from 'zod/mini';

import { UndeclaredRefusal } from '../../provider/errors';
import type { ForwardedResponse } from '../../provider/forwarded-response';
import { Refusal } from '../../refusal';

const GONE = new Set([404, 410]);
const ABSENT = new Set([400, ...GONE]);

/**
 * Parses the provider's response, which is undefined when the item doesn't exist.
 * @throws Refusal for any other response
 */
export const readBody = async <Schema extends z.core.$ZodType>(
  schema: Schema,
  call: Promise<ForwardedResponse>,
): Promise<z.output<Schema> | undefined> => {
  const { status, body } = await call.catch((error: unknown) => {
    if (error instanceof UndeclaredRefusal) return error.response;
    throw error;
  });
  if (ABSENT.has(status)) return undefined;
  if (status !== 200) throw new Refusal('PROVIDER_UNREACHABLE', { retryAfterMs: 1000 });
  return z.parse(schema, JSON.parse(body.toString()));
};
