/**
 * Where an arrow key leads in a list that its field stands before: past either end is the field
 * itself, and from there on to the other end (APG combobox).
 *
 * @param from the position of the active option, or -1 for the field
 * @returns the next position, or -1 for the field; undefined when the key leads nowhere
 */
export const nextOption = (key: string, from: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return from + 1 < count ? from + 1 : -1;
  if (key === 'ArrowUp') return from >= 0 ? from - 1 : count - 1;
  return undefined;
};
