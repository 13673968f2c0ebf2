import type { IncomingHttpHeaders } from 'node:http';

const ALLOWED = ['authorization', 'accept', 'accept-language'];

/**
 * Returns the header names that Connection lists. It splits by commas only, because a pattern for
 * white space would backtrack (T51).
 */
export const namedByConnection = (headers: IncomingHttpHeaders): string[] =>
  headers.connection
    ?.toLowerCase()
    .split(',')
    .map((name) => name.trim()) ?? [];

/**
 * Creates a filter that forwards headers on an allow-list, except those that Connection names (RFC
 * 9110 §7.6.1).
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
