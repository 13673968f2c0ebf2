import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Groups of 16 bits that name a network of 64 bits. */
const NETWORK_GROUPS = 4;

/**
 * What a client is counted by: its IPv4 address, or its IPv6 network of 64 bits, since one
 * subscriber has that many addresses to change between.
 */
export const clientKey = (address: string | undefined): string => {
  if (address === undefined) return 'unknown';
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return address;

  // The URL parser writes an address in its one canonical form, without dotted quads.
  const [left = '', right] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':')}::/64`;
};
