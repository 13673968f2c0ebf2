import { isUndocumented } from '@trait-market/contract/shared';
import { UnknownStatusError, validateResponse, type AppRoute } from '@ts-rest/core';
import { isUtf8 } from 'node:buffer';
import * as z from 'zod/mini';

import {
  JSON_TYPE,
  readBody,
  readRefusal,
  safeMediaTypeOf,
  successTypeOf,
  textOf,
} from './response-body';
import type { ProviderResponse } from './send-request';
import { UndeclaredRefusal } from './errors';
import { forwardedResponse, type ForwardedResponse } from './forwarded-response';

/** A byte order mark may precede UTF-8 text, but isn't part of it. */
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

const utf8Of = (response: ProviderResponse): Buffer => {
  const { bytes } = response;
  const marked = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  return isUtf8(bytes) && !marked ? bytes : Buffer.from(textOf(response));
};

const compiledSchemas = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

// Validates with zod's compiled code, which is five times as fast for lists and doesn't copy the
// body.
const isAllowed = (schema: unknown, body: unknown): boolean => {
  if (!(schema instanceof z.core.$ZodType)) return false;
  const compiled = compiledSchemas.get(schema) ?? z.compile(schema);
  compiledSchemas.set(schema, compiled);
  return z.validate(compiled, body);
};

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/**
 * Validates the body of a success.
 * @throws Refusal PROVIDER_BAD_ANSWER or ts-rest's validation error when the body is invalid
 */
const checkedSuccess = (route: AppRoute, response: ProviderResponse): ForwardedResponse => {
  const { status, bytes } = response;
  if (isUndocumented(route) && isSuccess(status))
    return forwardedResponse(response, safeMediaTypeOf(response), bytes);
  if (!(status in route.responses))
    throw new UnknownStatusError({ status, body: undefined }, Object.keys(route.responses));
  const mediaType = successTypeOf(route);
  const body = readBody(response, mediaType);
  // Validates again with ts-rest, which is slower, but names the wrong fields.
  if (!isAllowed(route.responses[status], body))
    validateResponse({ appRoute: route, response: { status, body } });
  return forwardedResponse(response, `${mediaType}; charset=utf-8`, utf8Of(response));
};

// Replaces statuses after which browsers retry automatically (408, 421, 425) or that they attribute
// to a proxy (407).
const CONNECTION_ERRORS: Partial<Record<number, number>> = {
  407: 502,
  408: 504,
  421: 502,
  425: 502,
};

/** @throws UndeclaredRefusal when the contract doesn't declare an error of this status */
export const checkedRefusal = (
  route: AppRoute,
  response: ProviderResponse,
  requestId: string,
): ForwardedResponse => {
  const status = CONNECTION_ERRORS[response.status] ?? response.status;
  const { headers } = response;
  const body = readRefusal({ ...response, status }, requestId);
  const forwarded = forwardedResponse(
    { status, headers },
    JSON_TYPE,
    Buffer.from(JSON.stringify(body)),
  );
  if (!(status in route.responses)) throw new UndeclaredRefusal(forwarded);
  validateResponse({ appRoute: route, response: { status, body } });
  return forwarded;
};

export const checkedResponse = (
  route: AppRoute,
  response: ProviderResponse,
  requestId: string,
): ForwardedResponse =>
  response.status < 400
    ? checkedSuccess(route, response)
    : checkedRefusal(route, response, requestId);
