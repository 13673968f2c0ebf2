import { useLayoutEffect, useState } from 'react';

import { nearCards, type Span } from './near-cards';
import type { WallMetrics } from './use-wall-metrics';

const OVERSCAN_ROWS = 2;

/** Returns the range of cards to render near the viewport: `atOnce` cards until it is measured. */
export const useNearCards = (
  count: number,
  metrics: WallMetrics | undefined,
  atOnce: number,
): Span => {
  const [span, setSpan] = useState<Span>({ first: 0, last: atOnce - 1 });
  useLayoutEffect(() => {
    if (!metrics) return undefined;
    const { columns, height, gap, top } = metrics;
    const update = () => {
      const start = window.scrollY - top;
      const sight = { top: start, bottom: start + window.innerHeight };
      const near = nearCards({ count, columns, height, gap }, sight, OVERSCAN_ROWS);
      // The first cards stay, because removing them during hydration would cost time.
      const last = near.first === 0 ? Math.max(near.last, Math.min(atOnce, count) - 1) : near.last;
      const next = { first: near.first, last };
      setSpan((now) => (now.first === next.first && now.last === next.last ? now : next));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [atOnce, count, metrics]);
  return span;
};
