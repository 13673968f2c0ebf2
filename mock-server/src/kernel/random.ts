/** A source of numbers in [0, 1). */
export type Random = () => number;

/** A source whose position can be stored and restored. */
export type RandomSource = {
  next: Random;
  /** A 32-bit integer. */
  position(): number;
  moveTo(position: number): void;
};
