/**
 * `value`: both values have the same type; `type`: they have different ones; `only-mock` and
 * `only-provider`: the other side doesn't have the field.
 */
export type DifferenceKind = 'value' | 'type' | 'only-mock' | 'only-provider';

export type BodyDifference = {
  path: string;
  kind: DifferenceKind;
  mock: unknown;
  provider: unknown;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const LONGEST_PATH = 200;

const kindOf = (mock: unknown, provider: unknown): DifferenceKind => {
  if (provider === undefined) return 'only-mock';
  if (mock === undefined) return 'only-provider';
  return typeOf(mock) === typeOf(provider) ? 'value' : 'type';
};

function* differencesAt(mock: unknown, provider: unknown, path: string): Generator<BodyDifference> {
  if (Array.isArray(mock) && Array.isArray(provider)) {
    if (mock.length !== provider.length) {
      yield {
        path: `${path}.length`,
        kind: 'value',
        mock: mock.length,
        provider: provider.length,
      };
    }
    for (const [index, item] of mock.entries()) {
      if (index < provider.length) yield* differencesAt(item, provider[index], `${path}[]`);
    }
    return;
  }
  if (isObject(mock) && isObject(provider)) {
    for (const key of new Set([...Object.keys(mock), ...Object.keys(provider)])) {
      const ofMock = Object.hasOwn(mock, key) ? mock[key] : undefined;
      const ofProvider = Object.hasOwn(provider, key) ? provider[key] : undefined;
      yield* differencesAt(ofMock, ofProvider, `${path}.${key}`);
    }
    return;
  }
  if (mock !== provider) {
    yield { path: path.slice(0, LONGEST_PATH), kind: kindOf(mock, provider), mock, provider };
  }
}

/**
 * Returns the first difference at each path. The items of a list have the same path (`items[].id`).
 * @param most the maximum number of paths
 */
export const bodyDifferences = (
  mock: unknown,
  provider: unknown,
  most: number,
): BodyDifference[] => {
  const found = new Map<string, BodyDifference>();
  for (const difference of differencesAt(mock, provider, 'body')) {
    const key = `${difference.kind} ${difference.path}`;
    if (!found.has(key)) found.set(key, difference);
    if (found.size === most) break;
  }
  return [...found.values()];
};
