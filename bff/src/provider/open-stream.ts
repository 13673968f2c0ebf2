import type { Pool } from 'undici';

import type { ProviderRequest, ProviderResponse } from './send-request';
import type { CallSignal } from './call-signal';

/** The maximum bytes read of a refusal. */
export const REFUSAL_LIMIT = 65_536;

/** A response with an endless body. */
export type StreamedAnswer = ProviderResponse & {
  /** Empty for a refusal, whose body is in `bytes`. */
  pieces: AsyncIterable<Buffer>;
};

async function* nothing(): AsyncGenerator<Buffer> {}

/** Converts the signal for undici; it also aborts the body. */
const abortSignalOf = (signal: CallSignal): AbortSignal => {
  const controller = new AbortController();
  if (signal.reason === undefined) signal.onAbort((reason) => controller.abort(reason));
  else controller.abort(signal.reason);
  return controller.signal;
};

/**
 * Sends a request, and resolves when the response starts.
 *
 * @param idle the longest silence within the body, in milliseconds
 * @throws undici's and the system's errors, or the reason of the request's signal
 */
export const openStream = async (
  pool: Pool,
  { method, path, headers, signal }: Omit<ProviderRequest, 'endsAt'>,
  idle: number,
): Promise<StreamedAnswer> => {
  try {
    const answer = await pool.request({
      method,
      path,
      headers,
      signal: abortSignalOf(signal),
      bodyTimeout: idle,
    });
    const { statusCode: status, headers: answered, body } = answer;
    if (status < 400) {
      return { status, headers: answered, bytes: Buffer.alloc(0), pieces: body };
    }
    const pieces: Buffer[] = [];
    let length = 0;
    for await (const piece of body) {
      pieces.push(piece);
      length += piece.length;
      // Leaving the loop closes the connection.
      if (length > REFUSAL_LIMIT) break;
    }
    return { status, headers: answered, bytes: Buffer.concat(pieces), pieces: nothing() };
  } catch (error) {
    throw signal.reason ?? error;
  }
};
