/**
 * Distributes cases by weight. Each share is an integer of at least 1; they add up to `total` if
 * possible.
 */
export const shareOut = (total: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((one, other) => one + other, 0);
  let weightBefore = 0;
  return weights.map((weight) => {
    const from = Math.floor((total * weightBefore) / sum);
    weightBefore += weight;
    return Math.max(1, Math.floor((total * weightBefore) / sum) - from);
  });
};
