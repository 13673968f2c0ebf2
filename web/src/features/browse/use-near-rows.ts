import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { isSameSpan, mostRows, nearRows, oneRowTowards, type Span } from './near-rows';
import type { WallMetrics } from './use-wall-metrics';

/** Rows that are drawn beyond what can be seen, above and below. */
const OVERSCAN_ROWS = 2;

/**
 * Which rows of a wall are drawn: those near the window. They are drawn anew only when others are
 * near, and then one row with each frame, so that scrolling goes first. `most` is how many rows they
 * can be.
 */
export const useNearRows = (
  count: number,
  { height, gap, top }: Pick<WallMetrics, 'height' | 'gap' | 'top'>,
): Span & { most: number } => {
  const [span, setSpan] = useState<Span>({ first: 0, last: 0 });
  const [most, setMost] = useState(1);
  const wanted = useRef(span);

  const goOn = useCallback(() => {
    const towards = wanted.current;
    startTransition(() =>
      setSpan((before) => (isSameSpan(before, towards) ? before : oneRowTowards(before, towards))),
    );
  }, []);

  useLayoutEffect(() => {
    const look = () => {
      const sight = {
        top: window.scrollY - top,
        bottom: window.scrollY - top + window.innerHeight,
      };
      setMost(mostRows({ height, gap }, window.innerHeight, OVERSCAN_ROWS));
      const next = nearRows({ count, height, gap }, sight, OVERSCAN_ROWS);
      if (isSameSpan(next, wanted.current)) return;
      wanted.current = next;
      goOn();
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [count, height, gap, top, goOn]);

  // The next row with the next frame.
  useEffect(() => {
    if (isSameSpan(span, wanted.current)) return undefined;
    const frame = requestAnimationFrame(goOn);
    return () => cancelAnimationFrame(frame);
  }, [span, goOn]);
  return { ...span, most };
};
