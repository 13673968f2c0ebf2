const pairs = (key: string, value: unknown): [string, string][] => {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => pairs(key, item));
  return [[key, String(value)]];
};

/**
 * A query as the provider reads it: arrays by repeating the key, `key=a&key=b` (§7). ts-rest would
 * write `key[0]=a&key[1]=b`, so every client of the contract goes through here.
 *
 * @returns with its leading `?`, or an empty string when there is nothing to say
 */
export const toQueryString = (query: unknown): string => {
  if (typeof query !== 'object' || query === null) return '';
  const text = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => pairs(key, value)),
  ).toString();
  return text === '' ? '' : `?${text}`;
};

/** Most parameters of a query. Parsers of queries stop at this number without an error, so more are refused. */
export const MAX_QUERY_PARAMETERS = 1000;

/** What a client receives for more parameters than that. */
export const TOO_MANY_PARAMETERS = `A request can have ${MAX_QUERY_PARAMETERS} query parameters at most. Send fewer.`;

/** Returns whether the query of a URL has more parameters than a server may read. */
export const hasTooManyParameters = (url: string): boolean => {
  const start = url.indexOf('?');
  if (start < 0) return false;
  let count = 1;
  for (let at = url.indexOf('&', start); at >= 0; at = url.indexOf('&', at + 1)) count += 1;
  return count > MAX_QUERY_PARAMETERS;
};
