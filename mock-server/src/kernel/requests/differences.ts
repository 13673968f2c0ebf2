import { pathPattern } from './path-pattern';
import type { RequestPattern } from './request-pattern.schema';
import { textMatches } from './text-pattern';

export type ReceivedRequest = {
  method: string;
  path: string;
  query?: unknown;
  headers?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  wallet?: string | undefined;
};

export type Difference = { where: string; words: string };

const LONGEST_WORDS = 80;
/** Deeper values might exhaust the stack; no contract schema is this deep. */
const DEEPEST = 32;

const shown = (value: unknown): string => {
  if (value === undefined) return 'missing';
  const json = JSON.stringify(value);
  return json.length > LONGEST_WORDS ? `${json.slice(0, LONGEST_WORDS)}…` : json;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldOf = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

const unequal = (where: string, wanted: unknown, found: unknown): Difference => ({
  where,
  words: `${where}: ${shown(found)} instead of ${shown(wanted)}`,
});

const isMet = (wanted: unknown, found: unknown): boolean => {
  if (wanted === '*') return found !== undefined;
  if (typeof wanted === 'string') return typeof found === 'string' && textMatches(wanted, found);
  return wanted === found;
};

const partDifferences = (
  wanted: unknown,
  found: unknown,
  where: string,
  depth = 0,
): Difference[] => {
  if (depth === DEEPEST) return [{ where, words: `${where}: nested too deep to compare` }];
  if (Array.isArray(wanted)) {
    if (!Array.isArray(found)) return [unequal(where, wanted, found)];
    if (found.length !== wanted.length) {
      return [{ where, words: `${where}: ${found.length} items instead of ${wanted.length}` }];
    }
    return wanted.flatMap((item, index) =>
      partDifferences(item, found[index], `${where}.${index}`, depth + 1),
    );
  }
  if (isObject(wanted)) {
    if (!isObject(found)) return [unequal(where, wanted, found)];
    return Object.entries(wanted).flatMap(([key, item]) =>
      partDifferences(item, fieldOf(found, key), `${where}.${key}`, depth + 1),
    );
  }
  return isMet(wanted, found) ? [] : [unequal(where, wanted, found)];
};

const namedDifferences = (wanted: unknown, found: unknown, where: string): Difference[] => {
  if (wanted === null) {
    return found === undefined
      ? []
      : [{ where, words: `${where}: ${shown(found)}, which should be absent` }];
  }
  if (Array.isArray(wanted)) return partDifferences(wanted, [found].flat(), where);
  return [found].flat().some((one) => isMet(wanted, one)) ? [] : [unequal(where, wanted, found)];
};

const differencesOfNames = (
  wanted: Readonly<Record<string, unknown>> | undefined,
  foundOf: (name: string) => unknown,
  where: string,
): Difference[] =>
  Object.entries(wanted ?? {}).flatMap(([name, value]) =>
    namedDifferences(value, foundOf(name), `${where}.${name}`),
  );

export const differencesOf = (pattern: RequestPattern, received: ReceivedRequest): Difference[] => [
  ...(pattern.method === undefined || pattern.method === received.method
    ? []
    : [
        {
          where: 'method',
          words: `method: ${received.method} instead of ${pattern.method}`,
        },
      ]),
  ...(pattern.path === undefined || pathPattern(pattern.path).test(received.path)
    ? []
    : [{ where: 'path', words: `path: ${received.path} instead of ${pattern.path}` }]),
  ...(pattern.wallet === undefined ||
  pattern.wallet.toLowerCase() === received.wallet?.toLowerCase()
    ? []
    : [
        {
          where: 'wallet',
          words: `wallet: ${received.wallet ?? 'nobody signed in'} instead of ${pattern.wallet}`,
        },
      ]),
  ...differencesOfNames(pattern.query, (name) => fieldOf(received.query, name), 'query'),
  ...differencesOfNames(
    pattern.headers,
    (name) => fieldOf(received.headers, name.toLowerCase()),
    'headers',
  ),
  ...(pattern.body === undefined ? [] : partDifferences(pattern.body, received.body, 'body')),
];
