export type Holder = {
  client?: string;
  bytes: () => number;
  /** Called when the budget is exceeded, after the holder was removed from it. */
  evict: () => void;
};

/** Evicts more than necessary, so that the next scan of all holders comes later. */
const LEFT_AFTER_EVICTION = 7 / 8;

/** Evicts from the client with the most bytes, the largest holders first (T82, T84). */
export const createByteBudget = (most: number) => {
  const holders = new Set<Holder>();
  /** An upper bound: it still includes bytes freed since the last scan. */
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
