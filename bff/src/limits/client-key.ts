import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

import { worlds } from '../world';

/** The groups of 16 bits that a network of 56 bits takes whole; of the next, its high byte. */
const WHOLE_GROUPS = 3;

/** All of those that cannot be told apart are one client. */
const UNKNOWN = 'unknown';

/** The eight groups of an IPv6 address, each without leading zeros. */
const groupsOf = (address: string): string[] => {
  // The URL parser writes an address in its one canonical form, without dotted quads.
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
};

/** The IPv4 address that `::ffff:0:0/96` holds in its last two groups. */
const mappedAddress = (groups: readonly string[]): string | undefined => {
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,ffff') return undefined;
  if (high === undefined || low === undefined) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
};

/**
 * What a client is counted by: its IPv4 address, or its IPv6 network of 56 bits, since one
 * subscriber has that many addresses to change between.
 */
export const clientKey = (address: string | undefined): string => {
  const [plain = ''] = (address ?? '').split('%', 1);
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return UNKNOWN;
  const groups = groupsOf(plain);
  const last = Number.parseInt(groups[WHOLE_GROUPS] ?? '0', 16) & 0xff00;
  const network = [...groups.slice(0, WHOLE_GROUPS), last.toString(16)];
  return mappedAddress(groups) ?? `${network.join(':')}::/56`;
};

/**
 * Who makes a request, as limits and shares count it: the address, and where the mock's worlds are
 * forwarded the world, since many of them share one address in development.
 */
export const clients = (forwardHeaders: readonly string[]) => {
  const worldOf = worlds(forwardHeaders);
  return (req: Pick<IncomingMessage, 'headers'> & { ip?: string | undefined }): string =>
    clientKey(req.ip) + worldOf(req);
};
