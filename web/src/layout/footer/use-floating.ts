import { useEffect, type RefObject } from 'react';

/** Pixels that a hand moves without meaning to scroll. */
const SLACK = 8;
/** Of the room that they have: browsers round where a page ends. */
const ALMOST_ALL = 0.95;

/**
 * Tells the styles where what floats over the page belongs (`data-floating` of the root): `shown` over the page,
 * `hidden` while somebody scrolls down to read, and at its `end` in the room that is left for it.
 *
 * @param room below everything else
 */
export const useFloating = (room: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let last = window.scrollY;
    let isDown = false;
    let isEnd = false;
    const tell = () => {
      const place = isEnd ? 'end' : isDown ? 'hidden' : 'shown';
      if (dataset['floating'] !== place) dataset['floating'] = place;
    };
    const look = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < SLACK) return;
      isDown = moved > 0;
      last += moved;
      tell();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        // Several may have come together: the last one is so now.
        isEnd = (entries.at(-1)?.intersectionRatio ?? 0) >= ALMOST_ALL;
        tell();
      },
      { threshold: ALMOST_ALL },
    );
    if (room.current) observer.observe(room.current);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [room]);
};
