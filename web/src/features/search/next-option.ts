/** Returns the option that a key selects: -1 is the text field, undefined means none. */
export const nextOption = (key: string, from: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return from + 1 < count ? from + 1 : -1;
  if (key === 'ArrowUp') return from >= 0 ? from - 1 : count - 1;
  return undefined;
};
