/** The longest that a browser's timer can wait: beyond it, it fires at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * Calls back once when a moment has come. A sleeping device stops timers, so it also looks again
 * whenever the page is shown.
 *
 * @returns stops waiting
 */
export const onDeadline = (deadline: Date, now: () => Date, callBack: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
  const check = () => {
    clearTimeout(timer);
    const left = deadline.getTime() - now().getTime();
    if (left > 0) {
      timer = setTimeout(check, Math.min(left, LONGEST_WAIT_MS));
      return;
    }
    stop();
    callBack();
  };
  document.addEventListener('visibilitychange', check);
  timer = setTimeout(check, 0);
  return stop;
};
