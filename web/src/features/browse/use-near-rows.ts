import { useLayoutEffect, useState } from 'react';

import { nearRows, type Span } from './near-rows';
import type { WallMetrics } from './use-wall-metrics';

/** Rows that are drawn beyond what can be seen, above and below. */
const OVERSCAN_ROWS = 2;

/** Which rows of a wall are near the window now; it is drawn anew only when others are. */
export const useNearRows = (
  count: number,
  { height, gap, top }: Pick<WallMetrics, 'height' | 'gap' | 'top'>,
): Span => {
  const [span, setSpan] = useState<Span>({ first: 0, last: 0 });
  useLayoutEffect(() => {
    const look = () => {
      const sight = {
        top: window.scrollY - top,
        bottom: window.scrollY - top + window.innerHeight,
      };
      const next = nearRows({ count, height, gap }, sight, OVERSCAN_ROWS);
      setSpan((before) =>
        before.first === next.first && before.last === next.last ? before : next,
      );
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [count, height, gap, top]);
  return span;
};
