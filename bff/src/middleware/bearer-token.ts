import type { AppRoute } from '@ts-rest/core';
import type { IncomingMessage } from 'node:http';

import { callKindOf } from '../api/call-kind';
import { Refusal } from '../refusal';
import { headerLines } from './header-lines';

/** The token syntax of RFC 6750 §2.1. */
const BEARER = /^Bearer [\w.~+/-]+=*$/i;

type RoutedRequest = Pick<IncomingMessage, 'headers' | 'rawHeaders'> & {
  tsRestRoute: AppRoute;
};

/** Rejects a malformed Authorization header, and an upload without a token (T55). */
export const bearerToken =
  (limit: number) =>
  (req: RoutedRequest, _res: unknown, next: () => void): void => {
    const { authorization } = req.headers;
    if (authorization !== undefined) {
      // Repeated headers are rejected, because Node silently drops all but the first.
      const single = headerLines(req.rawHeaders, 'authorization') === 1;
      const wellFormed = authorization.length <= limit && BEARER.test(authorization);
      if (!single || !wellFormed) throw new Refusal('INVALID_TOKEN');
    } else if (callKindOf(req.tsRestRoute) === 'upload') throw new Refusal('INVALID_TOKEN');
    next();
  };
