import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { isSameSpan, mostCards, nearCards, towards, type Span, type Wall } from './near-cards';
import type { WallMetrics } from './use-wall-metrics';

/** Rows that are drawn beyond what can be seen, above and below. */
const OVERSCAN_ROWS = 2;
/** Cards that are drawn with one frame: with fewer, a fast hand would see where there are none yet. */
const CARDS_A_FRAME = 2;

/**
 * Which cards of a wall are drawn: those near the window. They are drawn anew only when others are
 * near, and then a few with each frame, so that scrolling goes first. `most` is how many they can be.
 *
 * @param count how many cards the wall has
 * @param atOnce how many are drawn at the very beginning
 */
export const useNearCards = (
  count: number,
  { columns, height, gap, top }: WallMetrics,
  atOnce: number,
): Span & { most: number } => {
  const [span, setSpan] = useState<Span>({ first: 0, last: atOnce - 1 });
  const [most, setMost] = useState(atOnce);
  const wanted = useRef(span);

  const goOn = useCallback(() => {
    const goal = wanted.current;
    startTransition(() =>
      setSpan((before) =>
        isSameSpan(before, goal) ? before : towards(before, goal, CARDS_A_FRAME),
      ),
    );
  }, []);

  useLayoutEffect(() => {
    const wall: Wall = { count, columns, height, gap };
    const look = () => {
      const sight = {
        top: window.scrollY - top,
        bottom: window.scrollY - top + window.innerHeight,
      };
      setMost(mostCards(wall, window.innerHeight, OVERSCAN_ROWS));
      const next = nearCards(wall, sight, OVERSCAN_ROWS);
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
  }, [count, columns, height, gap, top, goOn]);

  // The next cards with the next frame.
  useEffect(() => {
    if (isSameSpan(span, wanted.current)) return undefined;
    const frame = requestAnimationFrame(goOn);
    return () => cancelAnimationFrame(frame);
  }, [span, goOn]);
  // A window that has become narrower wants fewer, which the next frame knows.
  return { first: span.first, last: Math.min(span.last, span.first + most - 1), most };
};
