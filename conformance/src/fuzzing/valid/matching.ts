import * as fc from 'fast-check';

/**
 * Cached, because some patterns occur in a hundred schemas and fast-check takes milliseconds to
 * parse each.
 */
const known = new Map<string, fc.Arbitrary<string>>();

/** Generates texts that match a pattern. */
export const textsMatching = (pattern: RegExp): fc.Arbitrary<string> => {
  const key = String(pattern);
  const texts = known.get(key) ?? fc.stringMatching(pattern);
  known.set(key, texts);
  return texts;
};
