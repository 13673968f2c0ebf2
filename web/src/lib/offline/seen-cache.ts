/** Returns the name of the cache of a build's code. `entry` is the build's entry script. */
export const codeCache = (entry: string): string => `code ${entry}`;

/** Returns the name of the cache of a build's seen pages. */
export const seenCache = (entry: string): string => `seen ${entry}`;

/** Returns the key of a page, which is its path with its query. */
export const seenKey = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
