import type { IncomingHttpHeaders } from 'node:http';

import { gatherBody, type SendUpstream, type UpstreamCall } from '../../kernel/http/upstream';

export type UpstreamAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Undefined when the body exceeds the limit. */
  body: Buffer | undefined;
};

/** @throws an error when the response isn't complete within the time, or the signal aborts */
export const fetchUpstream = (
  send: SendUpstream,
  call: UpstreamCall,
  { limit, signal }: { limit: number; signal: AbortSignal },
): Promise<UpstreamAnswer> =>
  new Promise((resolve, reject) => {
    const upstream = send(call, (answer) => {
      const body = gatherBody(answer, limit);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: body() }),
      );
      answer.once('error', reject);
      answer.once('aborted', () => reject(new Error('The response was cut off')));
    });
    const abort = () => upstream.destroy(new Error('The call was aborted'));
    signal.addEventListener('abort', abort, { once: true });
    upstream.once('error', reject);
    upstream.once('close', () => {
      signal.removeEventListener('abort', abort);
      reject(new Error('The connection was closed'));
    });
    upstream.end();
  });
