import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

import { worlds } from '../world';

/** A prefix of 56 bits has three whole groups of 16 bits and the high byte of the next. */
const WHOLE_GROUPS = 3;

const UNKNOWN = 'unknown';

const groupsOf = (address: string): string[] => {
  // The URL parser returns the canonical form of an address, without dotted quads.
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
};

const mappedAddress = (groups: readonly string[]): string | undefined => {
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,ffff') return undefined;
  if (high === undefined || low === undefined) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
};

/** Returns the IPv4 address, or the IPv6 network of 56 bits, which is one subscriber's. */
export const clientKey = (address: string | undefined): string => {
  const [plain = ''] = (address ?? '').split('%', 1);
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return UNKNOWN;
  const groups = groupsOf(plain);
  const last = Number.parseInt(groups[WHOLE_GROUPS] ?? '0', 16) & 0xff00;
  const network = [...groups.slice(0, WHOLE_GROUPS), last.toString(16)];
  return mappedAddress(groups) ?? `${network.join(':')}::/56`;
};

/** Adds the mock's world to the address, because in development many worlds share one. */
export const clients = (forwardHeaders: readonly string[]) => {
  const worldOf = worlds(forwardHeaders);
  return (req: Pick<IncomingMessage, 'headers'> & { ip?: string | undefined }): string =>
    clientKey(req.ip) + worldOf(req);
};
