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
