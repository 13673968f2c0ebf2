import { once } from '../format/once';

const score = once(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

export const scoreText = (value: number): string => score().format(value);
