import type { IncomingHttpHeaders } from 'node:http';

import { retryAfterOf } from './retry-after';

export type ForwardedResponse = { status: number; headers: Map<string, string>; body: Buffer };

/** The `WWW-Authenticate` challenge of a 401 for an invalid token (RFC 6750 §3). */
export const INVALID_TOKEN_CHALLENGE = 'Bearer error="invalid_token"';

/**
 * Builds the response for the browser. The provider's challenge is replaced, because it could open
 * the browser's password dialog.
 */
export const forwardedResponse = (
  { status, headers: given }: { status: number; headers: IncomingHttpHeaders },
  mediaType: string,
  body: Buffer,
): ForwardedResponse => {
  const headers = new Map<string, string>();
  if (body.length > 0) {
    headers.set('content-type', mediaType);
    headers.set('content-length', String(body.length));
  }
  const retryAfter = retryAfterOf(given);
  if (retryAfter !== undefined) headers.set('retry-after', retryAfter.text);
  if (given['www-authenticate'] !== undefined)
    headers.set('www-authenticate', INVALID_TOKEN_CHALLENGE);
  return { status, headers, body };
};
