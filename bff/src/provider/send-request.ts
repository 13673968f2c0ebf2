import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Dispatcher, Pool } from 'undici';

import type { CallSignal } from './call-signal';

export type ProviderRequest = {
  method: Dispatcher.HttpMethod;
  path: string;
  headers: Record<string, string>;
  body: string | Readable | null;
  /** Aborts the exchange. The signal's reason becomes the error. */
  signal: CallSignal;
  /** The time of the deadline by `performance.now()`, at which `signal` aborts. */
  endsAt: number;
};

export type ProviderResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** Whether only a chain's node failed, which the provider needs for one signature. */
  isChainFailure?: boolean;
};

const unanswered = new WeakSet<Error>();

/** Returns whether the request failed before its response began. */
export const isUnanswered = (error: Error): boolean => unanswered.has(error);

/** Sends a request by undici's `dispatch`, because `request` creates a stream for every body. */
export const sendRequest = (
  pool: Pool,
  { signal, method, path, headers, body }: ProviderRequest,
): Promise<ProviderResponse> =>
  new Promise((resolve, reject) => {
    let sending: Dispatcher.DispatchController | undefined;
    const end = (reason: Error): void => {
      sending?.abort(reason);
      reject(reason);
    };
    signal.onAbort(end);

    const response: ProviderResponse = { status: 0, headers: {}, bytes: Buffer.alloc(0) };
    const chunks: Buffer[] = [];
    pool.dispatch(
      { method, path, headers, body },
      {
        onRequestStart: (controller) => {
          sending = controller;
          if (signal.reason !== undefined) end(signal.reason);
        },
        onResponseStart: (_controller, status, received) => {
          response.status = status;
          response.headers = received;
        },
        onResponseData: (_controller, chunk) => void chunks.push(chunk),
        onResponseEnd: () => {
          signal.offAbort(end);
          const [first = Buffer.alloc(0)] = chunks;
          response.bytes = chunks.length > 1 ? Buffer.concat(chunks) : first;
          resolve(response);
        },
        onResponseError: (_controller, error) => {
          signal.offAbort(end);
          if (response.status === 0) unanswered.add(error);
          reject(error);
        },
      },
    );
  });
