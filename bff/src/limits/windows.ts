export type WindowLimits = {
  /** How long a window is, in milliseconds. */
  length: number;
  /** Most clients that are remembered. */
  most: number;
};

/**
 * Counts the requests of clients in windows that begin with a client's first one. However many
 * clients come, `most` are remembered: beyond that, whoever came first is forgotten, and would be
 * counted anew.
 *
 * @param now in milliseconds
 */
export const createWindows = (
  { length, most }: WindowLimits,
  now: () => number = () => performance.now(),
) => {
  // All windows are of one length, so a Map has them in the order in which they end; an LRU cache would lose that order.
  const windows = new Map<string, { count: number; endsAt: number }>();

  const forgetEnded = (time: number): void => {
    for (const [client, { endsAt }] of windows) {
      if (endsAt > time) return;
      windows.delete(client);
    }
  };

  const begin = (client: string, time: number) => {
    const [oldest] = windows.keys();
    if (windows.size >= most && oldest !== undefined) windows.delete(oldest);
    const window = { count: 0, endsAt: time + length };
    windows.set(client, window);
    return window;
  };

  return {
    /** Counts one request: how many there were in this window, and how long it lasts, in ms. */
    count: (client: string): { count: number; left: number } => {
      const time = now();
      forgetEnded(time);
      const window = windows.get(client) ?? begin(client, time);
      window.count += 1;
      return { count: window.count, left: window.endsAt - time };
    },
    /** How many clients are remembered. */
    size: (): number => windows.size,
  };
};
