export type WindowLimits = {
  /** The length of a window, in ms. */
  length: number;
  most: number;
};

/**
 * Counts requests in windows that start with a client's first request. Above `most` windows, the
 * oldest is dropped.
 */
export const createWindows = (
  { length, most }: WindowLimits,
  now: () => number = () => performance.now(),
) => {
  // All windows are equally long, so insertion order in this Map is the order of their ends. An LRU
  // cache would lose it.
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
    // Counts one request; returns the count of its window and the window's remaining time in ms.
    count: (client: string): { count: number; left: number } => {
      const time = now();
      forgetEnded(time);
      const window = windows.get(client) ?? begin(client, time);
      window.count += 1;
      return { count: window.count, left: window.endsAt - time };
    },
    size: (): number => windows.size,
  };
};
