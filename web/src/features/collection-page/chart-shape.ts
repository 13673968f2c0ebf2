import type { CollectionDay } from '@trait-market/contract/economy/collections';

import {
  DAYS_CHART,
  drawnAmount,
  placeOfDay,
  roundScale,
  type Scale,
} from '@/lib/economy/collections/days-chart';

export const CHART = {
  ...DAYS_CHART,
  floor: { top: 14, bottom: 150 },
  volume: { top: 176, bottom: 252 },
} as const;

/** The share of a day's width that its bar fills. */
const BAR_SHARE = 0.64;
/** The minimum height of a bar, which keeps small volumes visible. */
const LEAST_BAR = 2;

export type Bar = { x: number; y: number; width: number; height: number };

/** Returns the round scale of the volume, which starts at zero. */
export const volumeScale = (days: readonly CollectionDay[]): Scale =>
  roundScale(
    0n,
    days.reduce((high, { volume }) => (BigInt(volume) > high ? BigInt(volume) : high), 0n),
    CHART.volume,
  );

/** Returns one bar per day, as high as the day's volume on that scale; undefined for a day without a sale. */
export const volumeBars = (days: readonly CollectionDay[]): (Bar | undefined)[] => {
  const amounts = days.map(({ volume }) => drawnAmount(volume));
  const most = Number(volumeScale(days).most);
  const { top, bottom } = CHART.volume;
  const width = (CHART.width / days.length) * BAR_SHARE;
  return amounts.map((amount, index) => {
    if (amount === 0) return undefined;
    const height = Math.max(LEAST_BAR, (amount / most) * (bottom - top));
    return { x: placeOfDay(index, days.length) - width / 2, y: bottom - height, width, height };
  });
};
