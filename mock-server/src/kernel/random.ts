/** A source of numbers in [0, 1). */
export type Random = () => number;

/** A source whose place in its sequence can be kept and found again. */
export type RandomSource = {
  next: Random;
  /** A whole number of 32 bits. */
  position(): number;
  moveTo(position: number): void;
};
