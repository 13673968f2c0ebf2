import { isIP } from 'node:net';
import * as z from 'zod';

/** Parses a variable. The error names the expected format, never the value, which may be secret. */
export const variable = <Value>(expected: string, read: (text: string) => Value | undefined) =>
  z.string({ error: `is missing: it must be ${expected}` }).transform((text, context) => {
    const value = read(text.trim());
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: `must be ${expected}` });
    return z.NEVER;
  });

/** Parses an integer within inclusive bounds. */
export const number = (minimum: number, maximum: number, unit: string) =>
  variable(`${unit}: a whole number from ${minimum} to ${maximum}`, (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
    return value >= minimum && value <= maximum ? value : undefined;
  });

export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  variable(`one of ${words.join(', ')}`, (text) => words.find((word) => word === text));

/** Parses a comma-separated list, which may be empty. Every entry must be valid. */
export const list = <Value>(expected: string, read: (text: string) => Value | undefined) =>
  variable(expected, (text) => {
    const entries = text === '' ? [] : text.split(',').map((entry) => read(entry.trim()));
    const values = entries.filter((entry) => entry !== undefined);
    return values.length === entries.length ? values : undefined;
  });

export const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** Parses a URL or, with `origin`, a URL without path, query and user. */
export const url = (protocols: readonly string[], { origin = false } = {}) =>
  variable(
    `${origin ? 'an origin' : 'an address'} of ${protocols.map((protocol) => protocol.slice(0, -1)).join(', ')}, such as ${protocols.at(-1)}//api.example.com`,
    (text) => {
      if (!URL.canParse(text)) return undefined;
      const parsed = new URL(text);
      if (!protocols.includes(parsed.protocol)) return undefined;
      // The pattern rejects input such as `redis:secret`, which parses as a URL without a host.
      if (!/^\w+:\/\//.test(text) || parsed.host === '') return undefined;
      // The Redis client decodes the user and password, so both must be valid.
      if (!isDecodable(parsed.username + parsed.password)) return undefined;
      if (origin && parsed.origin !== text.replace(/\/$/, '')) return undefined;
      return parsed;
    },
  );

// Accepts an address with an optional prefix length, but not a prefix length of 0, which would
// trust everyone.
const isSubnet = (entry: string): boolean => {
  const [address = '', length, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (length === undefined) return true;
  const bits = /^\d{1,3}$/.test(length) ? Number(length) : 0;
  return bits >= 1 && bits <= (version === 4 ? 32 : 128);
};
const NAMED_SUBNETS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Parses Express's `trust proxy` setting: no proxy, a number of hops, or a list of addresses. */
export const trustedProxies = (text: string): false | number | string[] | undefined => {
  if (text === 'off') return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(',').map((entry) => entry.trim());
  const readable = addresses.every((entry) => NAMED_SUBNETS.has(entry) || isSubnet(entry));
  return readable ? addresses : undefined;
};
