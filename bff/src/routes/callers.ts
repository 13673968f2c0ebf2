import type { IncomingMessage, ServerResponse } from 'node:http';

import { clients } from '../limits/client-key';
import { requestIdOf } from '../middleware/request-id';
import { spanOf } from '../middleware/request-trace';
import { CallSignal } from '../provider/call-signal';
import type { Caller } from '../provider/caller';
import { forwardedHeaders } from '../provider/forwarded-headers';
import { Refusal } from '../refusal';
import { worlds } from '../world';

export type Call = { req: IncomingMessage & { ip?: string | undefined }; res: ServerResponse };

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
      // The request id comes last, so that it overrides the browser's header.
      headers: Object.assign(forwarded(req.headers), { 'x-request-id': requestId }),
      span: spanOf(res),
      signal,
    };
  };
};
