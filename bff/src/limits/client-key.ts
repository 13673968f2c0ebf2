import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

import { worlds } from '../world';

// The whole 16-bit groups in a prefix of 56 bits. The prefix also includes the high byte of the
// next group.
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

/** Returns the IPv4 address, or the 56-bit IPv6 network that identifies a subscriber. */
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
 * Returns a client's key: its address and the mock's world. In development, many worlds share an
 * address.
 */
export const clients = (forwardHeaders: readonly string[]) => {
  const worldOf = worlds(forwardHeaders);
  return (req: Pick<IncomingMessage, 'headers'> & { ip?: string | undefined }): string =>
    clientKey(req.ip) + worldOf(req);
};
