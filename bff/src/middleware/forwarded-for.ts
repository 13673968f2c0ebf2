import type { RequestHandler } from 'express';

/** More proxies stand in front of nobody; what is further left was written by the client (T51). */
const MOST_HOPS = 100;

const HEADER = 'x-forwarded-for';

/** The last entries of a comma-separated list. */
const lastOf = (list: string, most: number): string[] => {
  let start = list.length;
  for (let count = 0; count < most && start >= 0; count += 1) {
    start = start === 0 ? -1 : list.lastIndexOf(',', start - 1);
  }
  return list.slice(start + 1).split(',');
};

/** An address as some proxies write it, with the port of the client: `192.0.2.1:443`, `[2001:db8::1]:443`. */
const withoutPort = (entry: string): string => {
  if (entry.startsWith('[')) return entry.slice(1, entry.indexOf(']')).trim();
  const [address = '', port, ...more] = entry.split(':', 3);
  return port !== undefined && more.length === 0 ? address : entry;
};

/**
 * Takes the ports off the addresses that proxies have written into X-Forwarded-For, before any of
 * them is trusted, counted or logged: with them every connection of a client would be a client of
 * its own (T56), and a trusted proxy would not be known.
 */
export const forwardedFor: RequestHandler = (req, _res, next) => {
  const given = req.headers[HEADER];
  if (typeof given === 'string') {
    req.headers[HEADER] = lastOf(given, MOST_HOPS)
      .map((entry) => withoutPort(entry.trim()))
      .join();
  }
  next();
};
