import { isUndocumented } from '@trait-market/contract/shared';
import { UnknownStatusError, validateResponse, type AppRoute } from '@ts-rest/core';
import { isUtf8 } from 'node:buffer';
import * as z from 'zod/mini';

import { JSON_TYPE, readBody, readRefusal, safeMediaTypeOf, successTypeOf, textOf } from './answer';
import type { ProviderResponse } from './ask';
import { UndeclaredRefusal } from './errors';
import { providerAnswer, type ProviderAnswer } from './provider-answer';

/** What begins a text in UTF-8 without being a part of it. */
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/** Returns the bytes as they came, or those of the text that was read if they are not plain UTF-8. */
const utf8Of = (response: ProviderResponse): Buffer => {
  const { bytes } = response;
  const marked = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  return isUtf8(bytes) && !marked ? bytes : Buffer.from(textOf(response));
};

const compiledSchemas = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** Validates with code that zod generates once for each schema: it checks a list five times as fast, and copies nothing. */
const isAllowed = (schema: unknown, body: unknown): boolean => {
  if (!(schema instanceof z.core.$ZodType)) return false;
  const compiled = compiledSchemas.get(schema) ?? z.compile(schema);
  compiledSchemas.set(schema, compiled);
  return z.validate(compiled, body);
};

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/**
 * Forwards a success in the provider's own bytes if the contract allows it.
 *
 * @throws Refusal PROVIDER_BAD_ANSWER, TsRestResponseValidationError, or UnknownStatusError
 */
const checkedSuccess = (route: AppRoute, response: ProviderResponse): ProviderAnswer => {
  const { status, bytes } = response;
  if (isUndocumented(route) && isSuccess(status))
    return providerAnswer(response, safeMediaTypeOf(response), bytes);
  if (!(status in route.responses))
    throw new UnknownStatusError({ status, body: undefined }, Object.keys(route.responses));
  const mediaType = successTypeOf(route);
  const body = readBody(response, mediaType);
  // The slower check by ts-rest names what is wrong.
  if (!isAllowed(route.responses[status], body))
    validateResponse({ appRoute: route, response: { status, body } });
  return providerAnswer(response, `${mediaType}; charset=utf-8`, utf8Of(response));
};

/**
 * Errors about the connection between BFF and provider, by the status that the browser receives instead. Browsers
 * repeat a request by themselves after 408, 421 and 425, a write too, and fail without a response at 407.
 */
const CONNECTION_ERRORS: Partial<Record<number, number>> = {
  407: 502,
  408: 504,
  421: 502,
  425: 502,
};

/**
 * Rewrites the provider's error to what may be forwarded, validated against the contract.
 *
 * @throws UndeclaredRefusal when the contract declares no error of that status
 */
export const checkedRefusal = (
  route: AppRoute,
  response: ProviderResponse,
  requestId: string,
): ProviderAnswer => {
  const status = CONNECTION_ERRORS[response.status] ?? response.status;
  const { headers } = response;
  const body = readRefusal({ ...response, status }, requestId);
  const answer = providerAnswer({ status, headers }, JSON_TYPE, Buffer.from(JSON.stringify(body)));
  if (!(status in route.responses)) throw new UndeclaredRefusal(answer);
  validateResponse({ appRoute: route, response: { status, body } });
  return answer;
};

/** Checks the provider's answer against the contract and returns what the browser receives of it. */
export const checkedAnswer = (
  route: AppRoute,
  response: ProviderResponse,
  requestId: string,
): ProviderAnswer =>
  response.status < 400
    ? checkedSuccess(route, response)
    : checkedRefusal(route, response, requestId);
