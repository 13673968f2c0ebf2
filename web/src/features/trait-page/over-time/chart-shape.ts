import type { TraitDay } from '@trait-market/contract/economy/traits';

import { DAYS_CHART, heightIn, placeOfDay } from '@/lib/economy/collections/days-chart';

/** The chart's dimensions in its own units. */
export const CHART = { ...DAYS_CHART, height: 160, worn: { top: 14, bottom: 146 } } as const;

/** Returns the points of the curve of wearers, whose scale starts at zero. */
export const wornLine = (days: readonly TraitDay[]): { x: number; y: number }[] => {
  const most = Math.max(1, ...days.map(({ worn }) => worn));
  return days.map(({ worn }, index) => ({
    x: placeOfDay(index, days.length),
    y: heightIn(CHART.worn, worn, 0, most),
  }));
};
