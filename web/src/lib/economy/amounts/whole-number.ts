/** What somebody typed as a count from 1 on; undefined where it is none. */
export const parseCount = (text: string, most: number): number | undefined => {
  const typed = text.trim();
  if (!/^\d{1,6}$/.test(typed)) return undefined;
  const count = Number(typed);
  return count >= 1 && count <= most ? count : undefined;
};
