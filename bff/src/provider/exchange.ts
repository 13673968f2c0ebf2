import type { Readable } from 'node:stream';
import type { Dispatcher, Pool } from 'undici';

import { isConnectionReset } from './errors';

/** One request to the provider. */
export type ProviderRequest = {
  method: Dispatcher.HttpMethod;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: string | Readable | null;
  /** Its reason becomes the error of an exchange that it ends. */
  signal: AbortSignal;
};

/** The provider's answer, its body read whole and within the pool's size limit. */
export type ProviderResponse = {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  text: string;
};

/**
 * Whether to ask again: only a read, since a write must reach the provider once at most, and only
 * after a connection that died without a word, as a kept-alive one does when the provider restarts.
 */
const mayAskAgain = ({ method, signal }: ProviderRequest, error: unknown): boolean =>
  method === 'GET' && !signal.aborted && isConnectionReset(error);

const ask = (pool: Pool, request: ProviderRequest): Promise<Dispatcher.ResponseData> =>
  pool.request(request).catch((error: unknown) => {
    if (!mayAskAgain(request, error)) throw error;
    return pool.request(request);
  });

/**
 * Ask the provider and read its answer. Redirects are not followed.
 *
 * @throws undici's and the system's errors, or the reason of `signal`
 */
export const exchange = async (pool: Pool, request: ProviderRequest): Promise<ProviderResponse> => {
  try {
    const { statusCode, headers, body } = await ask(pool, request);
    return { status: statusCode, headers, text: await body.text() };
  } catch (error) {
    // undici wraps the reason when the body was already on its way.
    throw request.signal.aborted ? request.signal.reason : error;
  }
};
