import { useEffect, type RefObject } from 'react';

/** Scroll distances up to this number of pixels are ignored as unintended. */
const SLACK = 8;
/** The visible share that counts as completely visible, because browsers round. */
const ALMOST_ALL = 0.95;

/** Sets the root's `data-floating`: `shown`, `hidden` (scrolling down) or `end` (page's end). */
export const useFloating = (endSpace: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let last = window.scrollY;
    let isDown = false;
    let isEnd = false;
    const update = () => {
      const place = isEnd ? 'end' : isDown ? 'hidden' : 'shown';
      if (dataset['floating'] !== place) dataset['floating'] = place;
    };
    const onScroll = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < SLACK) return;
      isDown = moved > 0;
      last += moved;
      update();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        // Uses the last entry, which is the current one: the browser may deliver several together.
        isEnd = (entries.at(-1)?.intersectionRatio ?? 0) >= ALMOST_ALL;
        update();
      },
      { threshold: ALMOST_ALL },
    );
    if (endSpace.current) observer.observe(endSpace.current);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, [endSpace]);
};
