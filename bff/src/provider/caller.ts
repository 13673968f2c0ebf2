import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

import { requestIdOf } from '../middleware/request-id';
import { spanOf } from '../middleware/request-trace';
import { Refusal } from '../refusal';
import type { Span } from '../tracing/tracing';
import { clients } from '../limits/client-key';
import { worlds } from '../world';
import { CallSignal } from './call-signal';
import { forwardedHeaders } from './forwarded-headers';

/** The browser on whose behalf the provider is called. */
export type Caller = {
  requestId: string;
  /** Which world of the mock it is in; empty in production. */
  world: string;
  /** By what its share of the room is counted. */
  client: string;
  /** What the provider may see of the browser's headers. */
  headers: Record<string, string>;
  /** Its step of the trace. */
  span: Span | undefined;
  /** Ends the provider's call, as when the browser leaves. */
  signal: CallSignal;
  /** Passes on what the browser may see of the answer's headers. */
  answered: (headers: IncomingHttpHeaders) => void;
};

/** A request under way, as a ts-rest handler is given it. */
export type Call = { req: IncomingMessage & { ip?: string | undefined }; res: ServerResponse };

const passOnRetryAfter = (headers: IncomingHttpHeaders, res: ServerResponse): void => {
  const retryAfter = headers['retry-after'];
  if (retryAfter !== undefined) res.setHeader('retry-after', retryAfter);
};

/**
 * Makes the caller out of a request under way.
 *
 * @param forwardHeaders names of further request headers that the provider may see
 */
export const callers = (forwardHeaders: readonly string[]) => {
  const forwarded = forwardedHeaders(forwardHeaders);
  const worldOf = worlds(forwardHeaders);
  const clientOf = clients(forwardHeaders);
  return ({ req, res }: Call): Caller => {
    const signal = new CallSignal();
    res.once('close', () => {
      if (!res.writableFinished) signal.abort(new Refusal('CLIENT_LEFT'));
    });
    const requestId = requestIdOf(res);
    return {
      requestId,
      world: worldOf(req),
      client: clientOf(req),
      // Last, so that nothing a browser sends takes its place.
      headers: { ...forwarded(req.headers), 'x-request-id': requestId },
      span: spanOf(res),
      signal,
      answered: (headers) => passOnRetryAfter(headers, res),
    };
  };
};
