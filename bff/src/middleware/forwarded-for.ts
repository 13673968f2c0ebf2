import type { RequestHandler } from 'express';

// The maximum number of entries read, from the right. Clients can prepend any number of entries
// (T51).
const MOST_HOPS = 100;

const HEADER = 'x-forwarded-for';

const lastOf = (list: string, most: number): string[] => {
  let start = list.length;
  for (let count = 0; count < most && start >= 0; count += 1) {
    start = start === 0 ? -1 : list.lastIndexOf(',', start - 1);
  }
  return list.slice(start + 1).split(',');
};

/** Removes the port that some proxies append, as in `192.0.2.1:443` and `[2001:db8::1]:443`. */
const withoutPort = (entry: string): string => {
  if (entry.startsWith('[')) return entry.slice(1, entry.indexOf(']')).trim();
  const [address = '', port, ...more] = entry.split(':', 3);
  return port !== undefined && more.length === 0 ? address : entry;
};

/**
 * Removes ports from the header, because each connection would otherwise count as a separate client
 * (T56).
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
