import type { IncomingHttpHeaders } from 'node:http';

/** Request headers that are forwarded, besides the request id and the trace. */
const ALLOWED = ['authorization', 'accept', 'accept-language'];

/**
 * Returns the headers named by the Connection header. Splits by commas only: a pattern that
 * includes white space would backtrack through each run of it (T51).
 */
export const namedByConnection = (headers: IncomingHttpHeaders): string[] =>
  headers.connection
    ?.toLowerCase()
    .split(',')
    .map((name) => name.trim()) ?? [];

/**
 * Selects the browser's headers to forward: an allow-list, without hop-by-hop headers named by
 * Connection (RFC 9110 §7.6.1).
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
