/** How long a page may stop growing before restoring the scroll position gives up. */
const SETTLING_MS = 10_000;

const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export const scrollTo = (top: number): boolean => {
  window.scrollTo(0, top);
  return Math.abs(window.scrollY - top) < 1;
};

/** Scrolls as the page grows. The returned function cancels this without calling `onEnd`. */
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
    // Restarts the waiting time, because a long list loads page by page, possibly slowly.
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
