const WORDS = 2n ** 256n;

/**
 * A whole number from 0 up to, without, `bound`: each is equally likely. Words at the top, which would make
 * the lower numbers likelier, are thrown away, and the next one is asked for.
 *
 * @param nextWord uniform numbers of 256 bits
 * @throws RangeError for a bound below 1
 */
export const uniformBelow = (bound: bigint, nextWord: () => bigint): bigint => {
  if (bound < 1n || bound > WORDS) throw new RangeError('There has to be something to draw from');
  const firstUnfair = WORDS - (WORDS % bound);
  for (;;) {
    const word = nextWord();
    if (word < firstUnfair) return word % bound;
  }
};
