import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

import { answeredStatus } from './answered-status';
import { failureOf } from './failure';
import { requestIdOf } from './request-id';
import { spanOf } from './request-trace';

/** Longest path that is logged, in characters. */
const PATH_LENGTH = 200;

export const pathInLog = (path: string): string => path.slice(0, PATH_LENGTH);

const levelOf = (status: number): 'info' | 'warn' => (status >= 500 ? 'warn' : 'info');

/**
 * One line a request, written when the answer is out or the browser has left. Headers, bodies and
 * the query are never in it: tokens, signatures, nonces, codes and e-mail addresses travel there.
 */
export const requestLog = (logger: Logger): RequestHandler => {
  // These fields are all known, and none is a secret. What a failure was caused by is not known.
  const unredacted = logger.child({}, { redact: [] });
  return (req, res, next) => {
    const start = performance.now();
    const { method } = req;
    const path = pathInLog(req.path);
    res.once('close', () => {
      const failure = failureOf(res);
      const line = {
        requestId: requestIdOf(res),
        traceId: spanOf(res)?.traceId,
        method,
        path,
        status: answeredStatus(res),
        milliseconds: Math.round(performance.now() - start),
        client: req.ip,
      };
      const level = levelOf(res.statusCode);
      if (failure === undefined) unredacted[level](line);
      else logger[level]({ ...line, code: failure.code, err: failure.cause });
    });
    next();
  };
};
