import type { IncomingHttpHeaders } from 'node:http';

/**
 * How long the provider wants to be left alone (RFC 9110 §10.2.3), in milliseconds; undefined when
 * it does not say, or not in a way that can be read.
 */
export const retryAfterMs = ({ 'retry-after': text }: IncomingHttpHeaders): number | undefined => {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = text.endsWith(' GMT') ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
};
