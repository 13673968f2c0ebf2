const pairs = (key: string, value: unknown): [string, string][] => {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => pairs(key, item));
  return [[key, String(value)]];
};

/**
 * Serializes a query with its leading `?`, or '' when empty. Unlike ts-rest, it repeats the key for
 * each array item (§7).
 */
export const toQueryString = (query: unknown): string => {
  if (typeof query !== 'object' || query === null) return '';
  const text = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => pairs(key, value)),
  ).toString();
  return text === '' ? '' : `?${text}`;
};

/**
 * The number of parameters at which query parsers silently stop; longer queries are therefore
 * rejected.
 */
export const MAX_QUERY_PARAMETERS = 1000;

export const TOO_MANY_PARAMETERS = `A request can have ${MAX_QUERY_PARAMETERS} query parameters at most. Send fewer.`;

export const hasTooManyParameters = (url: string): boolean => {
  const start = url.indexOf('?');
  if (start < 0) return false;
  let count = 1;
  for (let at = url.indexOf('&', start); at >= 0; at = url.indexOf('&', at + 1)) count += 1;
  return count > MAX_QUERY_PARAMETERS;
};
