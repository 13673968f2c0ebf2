import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { isSameSpan, nearCards, towards, type Sight, type Span } from './near-cards';
import type { WallMetrics } from './use-wall-metrics';

/** Rows that are drawn beyond what can be seen, above and below. */
const OVERSCAN_ROWS = 2;
/** Cards that are drawn with one frame: with fewer, a fast hand would see where there are none yet. */
const CARDS_A_FRAME = 2;

const sightOf = (top: number): Sight => ({
  top: window.scrollY - top,
  bottom: window.scrollY - top + window.innerHeight,
});

/**
 * Which cards of a wall are drawn: those near the window. They are drawn anew only when others are
 * near, and then a few with each frame, so that scrolling goes first.
 *
 * @param count how many cards the wall has
 * @param atOnce how many are drawn at the very beginning
 */
export const useNearCards = (
  count: number,
  { columns, height, gap, top }: WallMetrics,
  atOnce: number,
): Span => {
  const [span, setSpan] = useState<Span>({ first: 0, last: atOnce - 1 });
  const wanted = useRef(span);
  // What is in the page: however often it is to go on before the next frame, it goes one step.
  const drawn = useRef(span);
  // Kept, since asking for it lays the page out: the list grows while somebody scrolls.
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

  // The next cards with the next frame.
  useEffect(() => {
    if (isSameSpan(span, wanted.current)) return undefined;
    const frame = requestAnimationFrame(goOn);
    return () => cancelAnimationFrame(frame);
  }, [span, goOn]);
  return span;
};
