import type { IncomingHttpHeaders } from 'node:http';

const SECONDS = /^\d{1,9}$/;

const parse = (header: string): number | undefined => {
  const text = header.trim();
  if (SECONDS.test(text)) return Number(text) * 1000;
  const date = text.endsWith(' GMT') ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
};

/** Returns the first `Retry-After` that is seconds or a date (RFC 9110 §10.2.3); undici lists repeated headers. */
export const retryAfterOf = (
  headers: IncomingHttpHeaders,
): { text: string; ms: number } | undefined => {
  const given: string | readonly string[] = headers['retry-after'] ?? [];
  for (const text of typeof given === 'string' ? [given] : given) {
    const ms = parse(text);
    if (ms !== undefined) return { text, ms };
  }
  return undefined;
};
