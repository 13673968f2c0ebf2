import type { IncomingMessage } from 'node:http';

import type { RequestHandler } from 'express';

import { hostnameOf, isLoopback } from './host-guard';
import { refuse } from './refusal';

export const ANOTHER_SITE =
  'Other pages may not call this. MOCK_ORIGINS names the origins whose pages may.';

/** Whether a page of an origin runs on the host that was called, or on this machine. */
const isOfHost = (origin: string, host: string | undefined): boolean => {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return isLoopback(hostname) || hostname === hostnameOf(host ?? '');
};

/** Whether a browser sent the request for a page of another site. */
const isOfAnotherSite = ({ headers }: IncomingMessage, allowed: ReadonlySet<string>): boolean => {
  const { origin, host, referer } = headers;
  const isKnown = (page: string): boolean => allowed.has(page) || isOfHost(page, host);
  if (origin !== undefined) return !isKnown(origin);
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined;
  // A picture, a script or a link: requested without an Origin. Over plain HTTP from another host, browsers tell no site.
  if (headers['sec-fetch-site'] === 'cross-site') return from === undefined || !isKnown(from);
  return headers['sec-fetch-site'] === undefined && from !== undefined && !isKnown(from);
};

/**
 * Refuses what a browser sends for a page of another site: any call may make a world, change one, or be recorded.
 * Pages on the host that was called may call, whatever their port, and so may pages of this machine and whatever
 * is no browser.
 *
 * @param origins of other hosts whose pages may call
 */
export const guardSite = (origins: readonly string[]): RequestHandler => {
  const allowed = new Set(origins);
  return (request, response, next) => {
    if (isOfAnotherSite(request, allowed)) refuse(response, 403, ANOTHER_SITE);
    else next();
  };
};
