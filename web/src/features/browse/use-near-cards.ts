import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { isSameSpan, nearCards, towards, type Sight, type Span } from './near-cards';
import type { WallMetrics } from './use-wall-metrics';

const OVERSCAN_ROWS = 2;
/** The number of cards that are added per frame. With fewer, fast scrolling would show gaps. */
const CARDS_A_FRAME = 2;

const sightOf = (top: number): Sight => ({
  top: window.scrollY - top,
  bottom: window.scrollY - top + window.innerHeight,
});

/**
 * Returns the range of cards to render. It changes by a few cards per frame, so that scrolling has
 * priority.
 */
export const useNearCards = (
  count: number,
  { columns, height, gap, top }: WallMetrics,
  atOnce: number,
): Span => {
  const [span, setSpan] = useState<Span>({ first: 0, last: atOnce - 1 });
  const wanted = useRef(span);
  // The range that was rendered last. Several calls before the next frame all start from it, so
  // they advance it only once.
  const drawn = useRef(span);
  // Caches the visible range, because reading it forces a layout, and the list grows while the user
  // scrolls.
  const sight = useRef<Sight>(undefined);

  const goOn = useCallback(() => {
    const [before, goal] = [drawn.current, wanted.current];
    if (isSameSpan(before, goal)) return;
    startTransition(() => setSpan(towards(before, goal, CARDS_A_FRAME)));
  }, []);
  const aim = useCallback(() => {
    if (!sight.current) return;
    const next = nearCards({ count, columns, height, gap }, sight.current, OVERSCAN_ROWS);
    if (isSameSpan(next, wanted.current)) return;
    wanted.current = next;
    goOn();
  }, [count, columns, height, gap, goOn]);

  useLayoutEffect(() => {
    drawn.current = span;
  }, [span]);
  useLayoutEffect(() => {
    sight.current = sightOf(top);
  }, [top]);
  useLayoutEffect(() => {
    aim();
    const look = () => {
      sight.current = sightOf(top);
      aim();
    };
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [top, aim]);

  useEffect(() => {
    if (isSameSpan(span, wanted.current)) return undefined;
    const frame = requestAnimationFrame(goOn);
    return () => cancelAnimationFrame(frame);
  }, [span, goOn]);
  return span;
};
