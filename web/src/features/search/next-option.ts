/** Implements the APG combobox; -1 is the field, undefined means that the key has no target. */
export const nextOption = (key: string, from: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return from + 1 < count ? from + 1 : -1;
  if (key === 'ArrowUp') return from >= 0 ? from - 1 : count - 1;
  return undefined;
};
