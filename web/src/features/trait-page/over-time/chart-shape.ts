import type { TraitDay } from '@trait-market/contract/economy/traits';

import { DAYS_CHART, heightIn, placeOfDay } from '@/lib/economy/collections/days-chart';

/** The chart's dimensions in its own units, with the wearers' curve above the price. */
export const CHART = {
  ...DAYS_CHART,
  worn: { top: 14, bottom: 132 },
  price: { top: 168, bottom: 250 },
} as const;

/** Returns the points of the curve of wearers, whose scale starts at zero. */
export const wornLine = (days: readonly TraitDay[]): { x: number; y: number }[] => {
  const most = Math.max(1, ...days.map(({ worn }) => worn));
  return days.map(({ worn }, index) => ({
    x: placeOfDay(index, days.length),
    y: heightIn(CHART.worn, worn, 0, most),
  }));
};
