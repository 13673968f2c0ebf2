import type { RequestHandler } from 'express';

/** Entries further left in the header were written by the client (T51). */
const MOST_HOPS = 100;

const HEADER = 'x-forwarded-for';

const lastOf = (list: string, most: number): string[] => {
  let start = list.length;
  for (let count = 0; count < most && start >= 0; count += 1) {
    start = start === 0 ? -1 : list.lastIndexOf(',', start - 1);
  }
  return list.slice(start + 1).split(',');
};

/** Removes the port that some proxies add: `192.0.2.1:443`, `[2001:db8::1]:443`. */
const withoutPort = (entry: string): string => {
  if (entry.startsWith('[')) return entry.slice(1, entry.indexOf(']')).trim();
  const [address = '', port, ...more] = entry.split(':', 3);
  return port !== undefined && more.length === 0 ? address : entry;
};

/** Removes ports, without which each connection would count as a client (T56). */
export const forwardedFor: RequestHandler = (req, _res, next) => {
  const given = req.headers[HEADER];
  if (typeof given === 'string') {
    req.headers[HEADER] = lastOf(given, MOST_HOPS)
      .map((entry) => withoutPort(entry.trim()))
      .join();
  }
  next();
};
