import type { DepthLevel } from '@trait-market/contract/economy/tokens';

import { drawnAmount, heightIn } from '@/lib/economy/collections/days-chart';

export const CHART = { width: 640, height: 180, top: 12, bottom: 168 } as const;
/** The end of the price axis. The last step continues to the edge, so that it can be seen. */
const LOWEST_AT = 608;

/** A price with the editions that can be sold for it or more. */
export type DepthStep = DepthLevel & { total: number };

export const depthSteps = (levels: readonly DepthLevel[]): DepthStep[] => {
  let total = 0;
  return levels.map((level) => {
    total += level.quantity;
    return { ...level, total };
  });
};

/** Returns the outline of the steps: the best price is on the left, the lowest on the right. */
export const depthLine = (steps: readonly DepthStep[]): { x: number; y: number }[] => {
  const prices = steps.map(({ price }) => drawnAmount(price.amount));
  const [best = 0, lowest = 0] = [prices.at(0), prices.at(-1)];
  const most = steps.at(-1)?.total ?? 0;
  const band = { top: CHART.top, bottom: CHART.bottom };
  let y: number = CHART.bottom;
  const corners = steps.flatMap(({ total }, index) => {
    const share = best === lowest ? 0 : (best - (prices[index] ?? best)) / (best - lowest);
    const x = share * LOWEST_AT;
    const from = { x, y };
    y = heightIn(band, total, 0, most);
    return [from, { x, y }];
  });
  return [...corners, { x: CHART.width, y }];
};
