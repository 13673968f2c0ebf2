/** Ignores the sign in front of a number, because "fathom club 7" finds "Fathom Club #7". */
const keyOf = (text: string): string =>
  text.normalize('NFKC').replaceAll('’', "'").replaceAll('#', '').trim().toLowerCase();

/** Returns whether no result contains the searched text, so that all are approximate. */
export const isOnlyClose = (names: readonly string[], text: string): boolean => {
  const key = keyOf(text);
  return names.length > 0 && names.every((name) => !keyOf(name).includes(key));
};
