import type { RequestHandler } from 'express';

import { refuse } from './refusal';

/** Loopback names always resolve to this machine, so that they are safe as a Host. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);

export const hostnameOf = (host: string): string | undefined => {
  const url = `http://${host}`;
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(url)) return undefined;
  return new URL(url).hostname.replace(/\.$/, '');
};

const isKnownHost = (host: string, allowed: ReadonlySet<string>): boolean => {
  const hostname = hostnameOf(host);
  return hostname !== undefined && (isLoopback(hostname) || allowed.has(hostname));
};

/** Rejects an unknown Host, which is a sign of DNS rebinding. */
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
