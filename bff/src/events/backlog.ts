/** A stream's part of what waits for clients. */
export type Waiting = { bytes: () => number; cut: () => void };

/**
 * Cutting goes on until this part of the limit is left, so that the next count comes only after many more
 * events: with a thousand streams each count has a thousand steps.
 */
const LEFT_AFTER_CUT = 7 / 8;

/**
 * Bounds what waits for all clients that are slow to read. When it is more than `most` bytes, those for
 * which the most waits are cut off first (T82).
 */
export const createBacklog = (most: number) => {
  const streams = new Set<Waiting>();
  /** No less than what waits: what clients took since it was counted is still in it. */
  let atMost = 0;

  const count = (): number => [...streams].reduce((sum, stream) => sum + stream.bytes(), 0);

  return {
    enter: (stream: Waiting): void => void streams.add(stream),
    leave: (stream: Waiting): void => void streams.delete(stream),
    /** To be told of each piece that a stream holds now. */
    add: (bytes: number): void => {
      atMost += bytes;
      if (atMost <= most) return;
      atMost = count();
      const left = most * LEFT_AFTER_CUT;
      if (atMost <= left) return;
      for (const stream of [...streams].toSorted((one, other) => other.bytes() - one.bytes())) {
        if (atMost <= left) return;
        atMost -= stream.bytes();
        streams.delete(stream);
        stream.cut();
      }
    },
  };
};
export type Backlog = ReturnType<typeof createBacklog>;
