export type Random = () => number;

export type RandomSource = {
  next: Random;
  position(): number;
  moveTo(position: number): void;
};
