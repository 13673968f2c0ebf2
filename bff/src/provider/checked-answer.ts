import { isUndocumented } from '@trait-market/contract/shared';
import { UnknownStatusError, validateResponse, type AppRoute } from '@ts-rest/core';
import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';

import { isJson, successTypeOf, readBody, readRefusal, safeMediaTypeOf, textOf } from './answer';
import type { ProviderResponse } from './ask';
import { UndeclaredRefusal } from './errors';
import { createKnownItems } from './known-items';
import { isSameJson } from './is-same-json';

/** A response body that is forwarded in the provider's own bytes. */
export class UnchangedAnswer {
  constructor(
    readonly bytes: Buffer,
    readonly mediaType = 'application/json',
  ) {}
}

/** Bytes from which on looking for an answer among those known is cheaper than checking it again. */
const LONG = 2048;

/** How many answers are known at most: for each a line of some hundred bytes. */
const MOST_KNOWN = 1000;

/** What begins a text in UTF-8 without being a part of it. */
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/** The bytes as they came, or the text that was read where it can't be told from them alone. */
const bytesOf = (response: ProviderResponse): Buffer => {
  const { bytes } = response;
  const marked = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  return isUtf8(bytes) && !marked ? bytes : Buffer.from(textOf(response));
};

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/**
 * Holds a body against what the contract says of that route and status.
 *
 * @throws TsRestResponseValidationError where it says otherwise
 */
const checkedBody = (route: AppRoute, status: number, body: unknown): unknown =>
  validateResponse({ appRoute: route, response: { status, body } }).body;

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
 * Returns status and body of the provider's error as they may be forwarded, validated against the contract.
 *
 * @throws UndeclaredRefusal when the contract declares no error of that status
 */
export const readRefusalOf = (
  route: AppRoute,
  answer: ProviderResponse,
  requestId: string,
): { status: number; body: unknown } => {
  const status = CONNECTION_ERRORS[answer.status] ?? answer.status;
  const refusal = readRefusal({ ...answer, status }, requestId);
  if (!(status in route.responses)) throw new UndeclaredRefusal(status, refusal);
  return { status, body: checkedBody(route, status, refusal) };
};

/**
 * Reads the provider's successes, each held against the contract. A long one that has come before, to
 * the byte and at the same route, was allowed then and is now: its digest is compared instead. Of a new list
 * only the items are checked that have not come before.
 */
export const createSuccessReader = () => {
  const known = new Set<string>();
  const holdsAllowedItems = createKnownItems();

  const remember = (key: string): void => {
    known.add(key);
    if (known.size <= MOST_KNOWN) return;
    const [oldest = ''] = known;
    known.delete(oldest);
  };

  /** Whether it is known, which makes it the newest. */
  const isKnown = (key: string): boolean => {
    if (!known.delete(key)) return false;
    known.add(key);
    return true;
  };

  /**
   * What goes on to the browser: an `UnchangedAnswer`, or what the check has made of the body.
   *
   * @throws Refusal PROVIDER_BAD_ANSWER, TsRestResponseValidationError, or UnknownStatusError
   */
  return (route: AppRoute, response: ProviderResponse): unknown => {
    const { status, bytes } = response;
    if (isUndocumented(route) && isSuccess(status))
      return new UnchangedAnswer(bytes, safeMediaTypeOf(response));
    if (!(status in route.responses))
      throw new UnknownStatusError({ status, body: undefined }, Object.keys(route.responses));
    if (!isJson(response))
      return checkedBody(route, status, readBody(response, successTypeOf(route)));

    const key =
      bytes.length < LONG
        ? undefined
        : `${route.method} ${route.path} ${status} ${hash('sha256', bytes, 'base64')}`;
    if (key !== undefined && isKnown(key)) return new UnchangedAnswer(bytesOf(response));

    if (key !== undefined && holdsAllowedItems(route, status, textOf(response))) {
      remember(key);
      return new UnchangedAnswer(bytesOf(response));
    }
    const body = readBody(response, successTypeOf(route));
    const checked = checkedBody(route, status, body);
    if (body === undefined || !isSameJson(checked, body)) return checked;
    if (key !== undefined) remember(key);
    return new UnchangedAnswer(bytesOf(response));
  };
};
