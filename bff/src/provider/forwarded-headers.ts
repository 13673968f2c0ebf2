import type { IncomingHttpHeaders } from 'node:http';

/** Request headers that the provider may see, beside the request id. Everything else stays here. */
const ALLOWED = ['authorization', 'accept', 'accept-language', 'traceparent'];

const TRACEPARENT = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

const namedByConnection = (headers: IncomingHttpHeaders): string[] =>
  headers.connection?.toLowerCase().split(/\s*,\s*/) ?? [];

/**
 * Which of a browser's headers go on to the provider: an allow-list, without those that the
 * Connection header claims for this hop alone (RFC 9110 §7.6.1).
 *
 * @param extra further names, in lower case
 */
export const forwardedHeaders = (extra: readonly string[]) => {
  const names = [...new Set([...ALLOWED, ...extra])];
  return (headers: IncomingHttpHeaders): Record<string, string> => {
    const hop = namedByConnection(headers);
    const forwarded: Record<string, string> = {};
    for (const name of names) {
      const value = headers[name];
      if (typeof value !== 'string' || hop.includes(name)) continue;
      if (name === 'traceparent' && !TRACEPARENT.test(value)) continue;
      forwarded[name] = value;
    }
    return forwarded;
  };
};
