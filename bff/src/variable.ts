import { isIP } from 'node:net';
import * as z from 'zod';

/** Parses text; the error names the expected format, never the value, which may be secret. */
export const variable = <Value>(expected: string, read: (text: string) => Value | undefined) =>
  z.string({ error: `is missing: it must be ${expected}` }).transform((text, context) => {
    const value = read(text.trim());
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: `must be ${expected}` });
    return z.NEVER;
  });

/** An integer within bounds, both included. */
export const number = (minimum: number, maximum: number, unit: string) =>
  variable(`${unit}: a whole number from ${minimum} to ${maximum}`, (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
    return value >= minimum && value <= maximum ? value : undefined;
  });

export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  variable(`one of ${words.join(', ')}`, (text) => words.find((word) => word === text));

/** A comma-separated list, in which every entry must be valid. May be empty. */
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

/** A URL; with `origin`, one without path, query or user. */
export const url = (protocols: readonly string[], { origin = false } = {}) =>
  variable(
    `${origin ? 'an origin' : 'an address'} of ${protocols.map((protocol) => protocol.slice(0, -1)).join(', ')}, such as ${protocols.at(-1)}//api.example.com`,
    (text) => {
      if (!URL.canParse(text)) return undefined;
      const parsed = new URL(text);
      if (!protocols.includes(parsed.protocol)) return undefined;
      // `redis:secret` parses as a URL without a host.
      if (!/^\w+:\/\//.test(text) || parsed.host === '') return undefined;
      // The Redis client decodes them.
      if (!isDecodable(parsed.username + parsed.password)) return undefined;
      if (origin && parsed.origin !== text.replace(/\/$/, '')) return undefined;
      return parsed;
    },
  );

/** An address, or one with a prefix length. A prefix length of 0 would trust everyone. */
const isSubnet = (entry: string): boolean => {
  const [address = '', length, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (length === undefined) return true;
  const bits = /^\d{1,3}$/.test(length) ? Number(length) : 0;
  return bits >= 1 && bits <= (version === 4 ? 32 : 128);
};
const NAMED_SUBNETS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Parses Express's `trust proxy` setting: none, the last n hops, or addresses. */
export const trustedProxies = (text: string): false | number | string[] | undefined => {
  if (text === 'off') return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(',').map((entry) => entry.trim());
  const readable = addresses.every((entry) => NAMED_SUBNETS.has(entry) || isSubnet(entry));
  return readable ? addresses : undefined;
};
