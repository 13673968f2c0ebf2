import type { AppRoute } from '@ts-rest/core';
import { json, type NextFunction, type Request, type Response } from 'express';

import { callKindOf } from '../api/call-kind';
import { Refusal } from '../refusal';

/** Express takes a body without a character for `{}`: one that is chunked, or a byte order mark. */
const refuseNothing = (_req: unknown, _res: unknown, bytes: Buffer): void => {
  if (new TextDecoder().decode(bytes) !== '') return;
  throw Object.assign(new Error('the body is empty'), { status: 400 });
};

/**
 * Reads JSON of so many bytes, as it was sent: a body that is packed is refused. The bytes are
 * counted here, because Express reads a body that is too large to its end before it says so (T55).
 */
export const jsonBody = (limit: number) => {
  const parse = json({ limit, inflate: false, verify: refuseNothing });
  return (req: Request & { tsRestRoute: AppRoute }, res: Response, next: NextFunction): void => {
    if (callKindOf(req.tsRestRoute) === 'upload') {
      next();
      return;
    }
    if (Number(req.headers['content-length']) > limit) throw new Refusal('PAYLOAD_TOO_LARGE');
    let left = limit;
    const count = (piece: Buffer): void => {
      left -= piece.length;
      if (left < 0) end(new Refusal('PAYLOAD_TOO_LARGE'));
    };
    let ended = false;
    const end = (error?: unknown): void => {
      if (ended) return;
      ended = true;
      req.off('data', count);
      next(error);
    };
    req.on('data', count);
    parse(req, res, end);
  };
};
