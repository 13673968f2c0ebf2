import { percentText } from '@/lib/format/percent-text';

/** Formats the chance to draw one of `some` items from `of` equally likely items: "8.3%". */
export const chanceText = (some: number, of: number): string => {
  if (some <= 0 || of <= 0) return 'None';
  return some >= of ? 'Certain' : percentText(some / of);
};
