/** A stream or a request body that holds bytes of a budget. */
export type Holder = {
  /** The client that it belongs to; holders without one are compared on their own. */
  client?: string;
  bytes: () => number;
  /** Called when the budget is exceeded; the holder has left the budget by then. */
  evict: () => void;
};

/**
 * Evicting continues until this part of the budget is left, so that the next count comes only after many more
 * bytes: with a thousand holders each count has a thousand steps.
 */
const LEFT_AFTER_EVICTION = 7 / 8;

/**
 * Bounds the bytes that all holders have in memory together. Beyond `most`, the holders of the client with the
 * most bytes are evicted first, and among those the largest (T82, T84).
 */
export const createByteBudget = (most: number) => {
  const holders = new Set<Holder>();
  /** An upper bound: bytes that holders have freed since the last count are still in it. */
  let atMost = 0;

  const count = (): number => [...holders].reduce((sum, holder) => sum + holder.bytes(), 0);

  const byEviction = (): Holder[] => {
    const shares = new Map<string | Holder, number>();
    const shareOf = (holder: Holder): number => shares.get(holder.client ?? holder) ?? 0;
    for (const holder of holders) {
      shares.set(holder.client ?? holder, shareOf(holder) + holder.bytes());
    }
    return [...holders].toSorted(
      (one, other) => shareOf(other) - shareOf(one) || other.bytes() - one.bytes(),
    );
  };

  return {
    enter: (holder: Holder): void => void holders.add(holder),
    leave: (holder: Holder): void => void holders.delete(holder),
    /** Counts bytes that a holder has added. */
    add: (bytes: number): void => {
      atMost += bytes;
      if (atMost <= most) return;
      atMost = count();
      const left = most * LEFT_AFTER_EVICTION;
      if (atMost <= left) return;
      for (const holder of byEviction()) {
        if (atMost <= left) return;
        atMost -= holder.bytes();
        holders.delete(holder);
        holder.evict();
      }
    },
  };
};
export type ByteBudget = ReturnType<typeof createByteBudget>;
