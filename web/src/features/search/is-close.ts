const keyOf = (text: string): string =>
  text.normalize('NFKC').replaceAll('’', "'").trim().toLowerCase();

/**
 * Returns whether all results are approximate, that is, none of them contains the searched text.
 */
export const isOnlyClose = (names: readonly string[], text: string): boolean => {
  const key = keyOf(text);
  return names.length > 0 && names.every((name) => !keyOf(name).includes(key));
};
