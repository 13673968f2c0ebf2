/** How long a page may stand still before it counts as no longer growing towards where it is to be scrolled. */
const SETTLING_MS = 10_000;

/** By these a person takes over. */
const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls the window, in pixels from its top; tells whether the page was long enough for it. */
export const scrollTo = (top: number): boolean => {
  window.scrollTo(0, top);
  return Math.abs(window.scrollY - top) < 1;
};

/**
 * Scrolls, and again whenever the page has grown, until that was enough: content arrives late. A
 * person who scrolls or presses something is left alone from then on.
 *
 * @param scroll whether it came to where it should
 * @param onEnd called once, when nothing more will be scrolled, unless it was called off
 * @returns calls it off
 */
export const scrollUntil = (scroll: () => boolean, onEnd: () => void): (() => void) => {
  if (scroll()) {
    onEnd();
    return () => undefined;
  }
  const over = new AbortController();
  const end = () => {
    over.abort();
    onEnd();
  };
  let timer = setTimeout(end, SETTLING_MS);
  let height = 0;
  const growth = new ResizeObserver(() => {
    if (scroll()) return end();
    if (document.body.scrollHeight <= height) return undefined;
    // A long list comes page after page, and each may be slow.
    height = document.body.scrollHeight;
    clearTimeout(timer);
    timer = setTimeout(end, SETTLING_MS);
    return undefined;
  });
  over.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    growth.disconnect();
  });
  growth.observe(document.body);
  for (const event of TAKING_OVER)
    window.addEventListener(event, end, { passive: true, signal: over.signal });
  return () => over.abort();
};
