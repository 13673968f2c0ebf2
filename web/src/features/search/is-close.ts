const keyOf = (text: string): string =>
  text.normalize('NFKC').replaceAll('’', "'").trim().toLowerCase();

/** Whether what was found only comes close to a text: there is something, and nothing of it holds the text. */
export const isOnlyClose = (names: readonly string[], text: string): boolean => {
  const key = keyOf(text);
  return names.length > 0 && names.every((name) => !keyOf(name).includes(key));
};
