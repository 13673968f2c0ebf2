import type { IncomingMessage } from 'node:http';

import type { RequestHandler } from 'express';

import { hostnameOf, isLoopback } from './host-guard';
import { refuse } from './refusal';

export const ANOTHER_SITE =
  'Other pages may not call this. MOCK_ORIGINS names the origins whose pages may.';

const isOfHost = (origin: string, host: string | undefined): boolean => {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return isLoopback(hostname) || hostname === hostnameOf(host ?? '');
};

const isOfAnotherSite = ({ headers }: IncomingMessage, allowed: ReadonlySet<string>): boolean => {
  const { origin, host, referer } = headers;
  const isKnown = (page: string): boolean => allowed.has(page) || isOfHost(page, host);
  if (origin !== undefined) return !isKnown(origin);
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined;
  // Uses the Referer: requests for pictures and links have no Origin, and over plain HTTP no
  // Sec-Fetch-Site either.
  if (headers['sec-fetch-site'] === 'cross-site') return from === undefined || !isKnown(from);
  return headers['sec-fetch-site'] === undefined && from !== undefined && !isKnown(from);
};

/** Rejects browsers' requests from other sites, because any call may change a world (T87). */
export const guardSite = (origins: readonly string[]): RequestHandler => {
  const allowed = new Set(origins);
  return (request, response, next) => {
    if (isOfAnotherSite(request, allowed)) refuse(response, 403, ANOTHER_SITE);
    else next();
  };
};
