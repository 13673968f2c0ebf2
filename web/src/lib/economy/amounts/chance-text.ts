/** Formats the chance to draw one of `some` items from `of` equally likely items: "1 in 12". */
export const chanceText = (some: number, of: number): string => {
  if (some <= 0 || of <= 0) return 'None';
  if (some >= of) return 'Certain';
  const one = of / some;
  return `1 in ${one < 10 ? Number(one.toFixed(1)) : Math.round(one)}`;
};
