import type { IncomingHttpHeaders } from 'node:http';

/** Request headers that the provider may see, beside the request id and the trace. All else stays here. */
const ALLOWED = ['authorization', 'accept', 'accept-language'];

/**
 * The headers that a request claims for this hop alone. Split by the comma alone: a pattern that
 * takes the white space along would try each run of it from each of its places (T51).
 */
export const namedByConnection = (headers: IncomingHttpHeaders): string[] =>
  headers.connection
    ?.toLowerCase()
    .split(',')
    .map((name) => name.trim()) ?? [];

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
      forwarded[name] = value;
    }
    return forwarded;
  };
};
