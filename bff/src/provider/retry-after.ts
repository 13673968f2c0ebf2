import { retryAfterMs } from '@trait-market/contract/shared';
import type { IncomingHttpHeaders } from 'node:http';

/** Reads the first `Retry-After`, because undici returns repeated headers as a list. */
export const retryAfterOf = (
  headers: IncomingHttpHeaders,
): { text: string; ms: number } | undefined => {
  const given: string | readonly string[] = headers['retry-after'] ?? [];
  for (const text of typeof given === 'string' ? [given] : given) {
    const ms = retryAfterMs(text);
    if (ms !== undefined) return { text, ms };
  }
  return undefined;
};
