export type Holder = {
  client?: string;
  bytes: () => number;
  /** Called when the holder is evicted, after it was removed from the budget. */
  evict: () => void;
};

// The share of the budget that remains in use after an eviction. Evicting more than necessary
// delays the next scan of all holders.
const LEFT_AFTER_EVICTION = 7 / 8;

/**
 * Bounds the bytes in use. Above the maximum it evicts from the client with the most bytes, largest
 * holders first (T82, T84).
 */
export const createByteBudget = (most: number) => {
  const holders = new Set<Holder>();
  /** An upper bound of the bytes in use, which still includes bytes freed since the last scan. */
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
