/**
 * Computes the target of an arrow key in a listbox with a text field: past either end is the field,
 * and from the field the other end (APG combobox).
 *
 * @param from the index of the active option, or -1 for the field
 * @returns the next index, or -1 for the field; undefined if the key has no target
 */
export const nextOption = (key: string, from: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return from + 1 < count ? from + 1 : -1;
  if (key === 'ArrowUp') return from >= 0 ? from - 1 : count - 1;
  return undefined;
};
