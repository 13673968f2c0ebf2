import { mediaTypeOf } from '@trait-market/contract/shared';
import type { AppRoute } from '@ts-rest/core';
import type { IncomingMessage } from 'node:http';

import { Refusal } from '../refusal';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const expectedBy = (route: AppRoute): string =>
  ('contentType' in route && route.contentType) || 'application/json';

export const mediaType = (
  req: IncomingMessage & { tsRestRoute: AppRoute },
  _res: unknown,
  next: () => void,
): void => {
  if (hasBody(req) && mediaTypeOf(req.headers['content-type']) !== expectedBy(req.tsRestRoute)) {
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  }
  next();
};
