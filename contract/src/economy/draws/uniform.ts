const WORDS = 2n ** 256n;

/**
 * Returns a uniform number below the bound. It skips the highest words, which would favor small
 * numbers.
 * @throws RangeError when the bound is below 1
 */
export const uniformBelow = (bound: bigint, nextWord: () => bigint): bigint => {
  if (bound < 1n || bound > WORDS) throw new RangeError('There has to be something to draw from');
  const firstUnfair = WORDS - (WORDS % bound);
  for (;;) {
    const word = nextWord();
    if (word < firstUnfair) return word % bound;
  }
};
