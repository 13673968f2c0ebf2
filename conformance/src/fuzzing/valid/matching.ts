import * as fc from 'fast-check';

// A cache, because some patterns occur in a hundred schemas, and fast-check needs milliseconds for
// each.
const cache = new Map<string, fc.Arbitrary<string>>();

export const textsMatching = (pattern: RegExp): fc.Arbitrary<string> => {
  const key = String(pattern);
  const texts = cache.get(key) ?? fc.stringMatching(pattern);
  cache.set(key, texts);
  return texts;
};
