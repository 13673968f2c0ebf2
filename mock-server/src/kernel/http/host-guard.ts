import type { RequestHandler } from 'express';

import { refuse } from './refusal';

/** Names of this machine alone: nobody else can have them answer from elsewhere. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);

/** Without the port, in the form that browsers write it. Undefined: it is no host. */
export const hostnameOf = (host: string): string | undefined => {
  const url = `http://${host}`;
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(url)) return undefined;
  return new URL(url).hostname.replace(/\.$/, '');
};

/** Whether a request's Host is the name of this machine, or one of those that are allowed besides. */
const isKnownHost = (host: string, allowed: ReadonlySet<string>): boolean => {
  const hostname = hostnameOf(host);
  return hostname !== undefined && (isLoopback(hostname) || allowed.has(hostname));
};

/**
 * Refuses requests by a name that is not known here. A web page whose name has been made to resolve to
 * this machine (DNS rebinding) counts for the browser as the mock's own; its Host gives it away.
 *
 * @param allowed names or addresses beside the loopback ones, without a port
 */
export const guardHost = (allowed: readonly string[]): RequestHandler => {
  const names = new Set(allowed.flatMap((name) => hostnameOf(name) ?? []));
  return (request, response, next) => {
    const host = request.headers.host ?? '';
    if (isKnownHost(host, names)) {
      next();
      return;
    }
    refuse(
      response,
      403,
      'This mock answers as localhost only. MOCK_ALLOWED_HOSTS names other hosts that it is reached by.',
    );
  };
};
