import * as fc from 'fast-check';

/** Some contract patterns stand in a hundred schemas, and each takes fast-check milliseconds to take apart. */
const known = new Map<string, fc.Arbitrary<string>>();

/** Texts that match a pattern, made once for each pattern. */
export const textsMatching = (pattern: RegExp): fc.Arbitrary<string> => {
  const key = String(pattern);
  const texts = known.get(key) ?? fc.stringMatching(pattern);
  known.set(key, texts);
  return texts;
};
