import type { AppRoute } from '@ts-rest/core';
import type { IncomingMessage } from 'node:http';

import { callKindOf } from '../api/call-kind';
import { Refusal } from '../refusal';

/** RFC 6750 §2.1. */
const BEARER = /^Bearer [\w.~+/-]+=*$/i;

type RoutedRequest = Pick<IncomingMessage, 'headers' | 'headersDistinct'> & {
  tsRestRoute: AppRoute;
};

/**
 * Refuses an Authorization header that cannot be one bearer token. Whether a token is good, and
 * whether a call needs one, is for the provider to say; but an upload, which holds its place for as
 * long as it takes to arrive, is not begun without one (T55).
 *
 * @param limit of the header's value, in bytes
 */
export const bearerToken =
  (limit: number) =>
  (req: RoutedRequest, _res: unknown, next: () => void): void => {
    const { authorization } = req.headers;
    if (authorization !== undefined) {
      // Node keeps the first of two headers and drops the other in silence.
      const single = req.headersDistinct['authorization']?.length === 1;
      const wellFormed = authorization.length <= limit && BEARER.test(authorization);
      if (!single || !wellFormed) throw new Refusal('INVALID_TOKEN');
    } else if (callKindOf(req.tsRestRoute) === 'upload') throw new Refusal('INVALID_TOKEN');
    next();
  };
