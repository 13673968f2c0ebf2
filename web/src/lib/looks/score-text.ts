import { once } from '../format/once';

const score = once(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

export const scoreText = (value: number): string => score().format(value);

/** Returns the difference of two scores as shown, so that it agrees with them. */
export const shownScoreChange = (before: number, after: number): number => {
  const shown = (value: number) => Number(scoreText(value).replaceAll(',', ''));
  return shown(after) - shown(before);
};
