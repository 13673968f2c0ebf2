import type * as z from 'zod/mini';
import { safeParse, type $ZodType } from 'zod/v4/core';

import { ErrorBodySchema } from '@trait-market/contract/shared';
import { objectionTo } from './contract/schema';
import { isSuccessOf } from './contract/routes';
import { Breach } from './probe/outcome';
import { jsonOf, type CompletedExchange } from './probe/exchange';

const oneOf = (statuses: readonly number[]): string =>
  statuses.length === 1 ? `status ${statuses[0]}` : `a status of ${statuses.join(', ')}`;

/** @throws Breach when the status is none of these */
export const expectStatus = (exchange: CompletedExchange, ...statuses: number[]): void => {
  const { status } = exchange.response;
  if (!statuses.includes(status)) throw new Breach(oneOf(statuses), `status ${status}`, exchange);
};

/** @throws Breach when the body doesn't match the schema */
export const expectBody = <Schema extends $ZodType>(
  exchange: CompletedExchange,
  schema: Schema,
): z.infer<Schema> => {
  const value = jsonOf(exchange.response);
  const { success, data } = safeParse(schema, value);
  if (success) return data;
  throw new Breach(
    'a body that matches the schema of the contract',
    value === undefined ? 'no JSON' : (objectionTo(schema, value) ?? 'a different one'),
    exchange,
  );
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
  return expectBody(exchange, ErrorBodySchema).message;
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
