/** The maximum delay of a browser's timer. A timer with a longer delay fires immediately. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Calls back at a deadline, or when the page is shown after it: sleep stops timers. */
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
