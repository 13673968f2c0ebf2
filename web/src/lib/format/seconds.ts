import type { Readable } from '../store';

export const SECOND_MS = 1_000;

/** The current time of the device's clock, in seconds since 1970. */
export const seconds: Readable<number> = {
  read: () => Math.floor(Date.now() / SECOND_MS),
  subscribe: (listener) => {
    const timer = setInterval(listener, SECOND_MS);
    document.addEventListener('visibilitychange', listener);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', listener);
    };
  },
};
