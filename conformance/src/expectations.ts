import type * as z from 'zod/mini';
import { safeParse, type $ZodType } from 'zod/v4/core';

import { ErrorBodySchema } from '@trait-market/contract/shared';
import { objectionTo } from './contract/schema';
import { isSuccessOf } from './contract/routes';
import { Breach } from './probe/outcome';
import { jsonOf, type CompletedExchange } from './probe/exchange';

/** The body of every refusal (§3 Errors). */
export const REFUSAL_BODY = '{ "message": text }';

const oneOf = (statuses: readonly number[]): string => {
  const [last, ...others] = statuses.toReversed();
  return others.length === 0
    ? `status ${last}`
    : `status ${others.toReversed().join(', ')} or ${last}`;
};

/** @throws Breach when the status is none of these */
export const expectStatus = (exchange: CompletedExchange, ...statuses: number[]): void => {
  const { status } = exchange.response;
  if (!statuses.includes(status)) throw new Breach(oneOf(statuses), `status ${status}`, exchange);
};

/** @throws Breach when the body doesn't match the schema, which `expected` describes */
export const expectBody = <Schema extends $ZodType>(
  exchange: CompletedExchange,
  schema: Schema,
  expected = 'a body that matches the schema of the contract',
): z.infer<Schema> => {
  const value = jsonOf(exchange.response);
  const { success, data } = safeParse(schema, value);
  if (success) return data;
  throw new Breach(expected, objectionTo(schema, value) ?? 'a different one', exchange);
};

/** @throws Breach when the status isn't a success of the route */
export const expectSuccess = (exchange: CompletedExchange): void => {
  const { status } = exchange.response;
  if (!isSuccessOf(exchange.request.route ?? '', status))
    throw new Breach('a success', `status ${status}`, exchange);
};

/** Expects an error response with a message (§3 Errors), and returns the message. */
export const expectRefusal = (exchange: CompletedExchange, ...statuses: number[]): string => {
  expectStatus(exchange, ...statuses);
  return expectBody(exchange, ErrorBodySchema, REFUSAL_BODY).message;
};

/** @throws Breach with this message when the condition is false */
export const expectThat = (
  holds: boolean,
  expected: string,
  got: string,
  exchange: CompletedExchange,
): void => {
  if (!holds) throw new Breach(expected, got, exchange);
};
