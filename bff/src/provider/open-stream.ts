import type { Pool } from 'undici';

import type { ProviderRequest, ProviderResponse } from './send-request';
import type { CallSignal } from './call-signal';

/** The maximum number of bytes read of an error response. */
export const REFUSAL_LIMIT = 65_536;

export type StreamedResponse = ProviderResponse & {
  chunks: AsyncIterable<Buffer>;
};

async function* nothing(): AsyncGenerator<Buffer> {}

/** Converts the signal to an AbortSignal for undici, which then also aborts the body. */
const abortSignalOf = (signal: CallSignal): AbortSignal => {
  const controller = new AbortController();
  if (signal.reason === undefined) signal.onAbort((reason) => controller.abort(reason));
  else controller.abort(signal.reason);
  return controller.signal;
};

/**
 * Opens a stream, and resolves when the response starts. `idle` is the maximum silence in its body,
 * in ms.
 */
export const openStream = async (
  pool: Pool,
  { method, path, headers, signal }: Omit<ProviderRequest, 'endsAt'>,
  idle: number,
): Promise<StreamedResponse> => {
  try {
    const response = await pool.request({
      method,
      path,
      headers,
      signal: abortSignalOf(signal),
      bodyTimeout: idle,
    });
    const { statusCode: status, headers: received, body } = response;
    if (status < 400) {
      return { status, headers: received, bytes: Buffer.alloc(0), chunks: body };
    }
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of body) {
      chunks.push(chunk);
      length += chunk.length;
      // Breaking out of the loop closes the connection.
      if (length > REFUSAL_LIMIT) break;
    }
    return { status, headers: received, bytes: Buffer.concat(chunks), chunks: nothing() };
  } catch (error) {
    throw signal.reason ?? error;
  }
};
